import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["conducir", "conduce", "conduzco", "ir", "ve", "voy", "mover", "mueve", "muevo", "andar", "navegar", "viajar"],
    ["tomar", "toma", "tomo", "coger", "coge", "cojo", "agarrar", "quedarse", "quedarme", "guardar", "reclamar"],
    ["pasar", "paso", "pasa", "renunciar", "renuncio", "no", "nada", "dejar", "dejo"],
    ["terminar", "termino", "termina", "acabar", "acabo", "fin", "listo", "lista", "parar", "basta"],
    ["jugar", "juega", "juego", "poner", "pon", "pongo", "usar", "usa", "uso", "anadir", "colocar", "coloca"],
    ["desenterrar", "desentierra", "desentierro", "excavar", "excava", "excavo", "cavar", "recuperar", "sacar"],
    ["tachar", "tacha", "tacho", "quitar", "quita", "quito", "borrar", "eliminar", "descartar"],
    ["cambiar", "cambia", "cambio", "intercambiar", "nuevas", "nuevos"],
    ["lanzar", "lanza", "lanzo", "tirar", "tira", "tiro", "dados", "dado"],
    ["atacar", "ataca", "ataco", "luchar", "lucha", "pelear", "duelo", "robar", "robo"],
    ["dar", "da", "doy", "entregar", "entrega", "entrego", "soltar", "gastar", "ceder"],
    ["mirar", "mira", "miro", "ver", "espiar"],
    ["palmera", "palmeras"],
    ["montana", "montanas", "monte"],
  ],
  empty: "el la los las un una unos unas de del al a en con por mi mis yo lo que porque puedo puede".split(" "),
} satisfies Typed;
