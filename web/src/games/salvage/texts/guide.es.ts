import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Sube los mejores cofres a la luz de la luna y deja las anguilas para los demás.",
  lines: [
    "El capitán de esta noche puede espiar el primer cofre, y hundirlo si no le gusta.",
    "Después, todos eligen una cuerda en secreto. Las iguales se enredan; la más larga que queda se lleva el cofre.",
    "El cobre vale 1, la plata 2, las perlas 3 y el oro 5. Una anguila te cuesta 2.",
  ],
} satisfies Guide;
