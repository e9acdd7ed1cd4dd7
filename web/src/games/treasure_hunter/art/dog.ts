/** The twelve watchdogs: put together from parts, the more paws the larger. */
import { INK, blob, d, dark, disc, light, line, oval, paint, put, shape, within } from "./ink.ts";

type Ears = (fur: string, ear: string) => string;
/** Ears that stand behind the head. */
const BEHIND: Record<string, Ears> = {
  pointed: (fur, ear) =>
    shape("M-28-8-34-52-6-32Z", fur, 2.4) +
    paint("M-25-16-29-42-13-30Z", ear) +
    shape("M28-8 34-52 6-32Z", dark(fur, 0.15), 2.4) +
    paint("M25-16 29-42 13-30Z", dark(ear, 0.15)),
  bat: (fur) =>
    shape("M-20-14C-44-26-54-50-50-60-34-58-18-46-8-30Z", fur, 2.4) +
    paint("M-22-20C-38-30-46-46-45-54-32-50-22-40-14-30Z", "#e8a08a") +
    shape("M20-14C44-26 54-50 50-60 34-58 18-46 8-30Z", dark(fur, 0.15), 2.4) +
    paint("M22-20C38-30 46-46 45-54 32-50 22-40 14-30Z", "#d08a76"),
  half: (_, ear) =>
    shape("M-26-14C-36-28-34-42-26-46-18-40-10-36-6-33Z", ear, 2.4) +
    shape("M26-14C36-28 34-42 26-46 18-40 10-36 6-33Z", dark(ear, 0.15), 2.4),
};
/** Ears and hair that fall over it. */
const OVER: Record<string, Ears> = {
  floppy: (_, ear) =>
    shape("M-20-32C-38-36-48-16-42 12-40 20-32 22-28 14-24 2-20-12-14-24Z", ear, 2.4) +
    shape("M20-32C38-36 48-16 42 12 40 20 32 22 28 14 24 2 20-12 14-24Z", dark(ear, 0.18), 2.4) +
    line("M-36-14Q-40 0-37 10", light(ear, 0.25), 2),
  folded: (_, ear) =>
    shape("M-12-34C-26-40-40-30-42-16-34-10-24-16-16-24Z", ear, 2.4) +
    shape("M12-34C26-40 40-30 42-16 34-10 24-16 16-24Z", dark(ear, 0.18), 2.4),
  curly: (_, ear) =>
    [-32, 32]
      .map(
        (x) =>
          shape(blob(17, 9, 4, 0.1, 1.25), ear, 2.4, INK, `translate(${x} -2)`) +
          line(d`M${x - 5} -8q5-5 10 0M${x - 6} 2q6-5 11 0M${x - 4} 11q4-4 8 0`, dark(ear, 0.4), 1.8),
      )
      .join(""),
  shaggy: (fur) =>
    shape(
      "M-30-16-36-28-26-26-28-40-16-34-12-46-3-37 6-46 11-35 24-41 24-28 36-28 30-14 38-2" +
        " 30 2 34 14 24 14 22 26 10 22 0 32-10 22-22 26-24 14-34 14-30 2-38-2Z",
      fur,
      2.4,
    ),
};

const eyes = (drawn: (x: number) => string): string => drawn(-12) + drawn(12);
const EYES = {
  kind: () => eyes((x) => oval(x, -8, 4.4, 5, INK, 0) + disc(x - 1.4, -9.8, 1.6, "#fff", 0)),
  wide: () =>
    eyes(
      (x) =>
        oval(x, -8, 7.5, 8, "#fffaf0", 2) +
        disc(x - Math.sign(x), -7, 4, INK, 0) +
        disc(x - Math.sign(x) - 1.5, -9, 1.5, "#fff", 0),
    ),
  tough: () =>
    eyes((x) => oval(x, -8, 4, 4.2, INK, 0) + disc(x - 1, -9.4, 1.4, "#fff", 0)) +
    line("M-19-15-7-12M19-15 7-12", INK, 3),
};

type Dog = {
  fur: string;
  ears: string;
  earColour?: string;
  /** What is white on others. */
  pale?: string;
  muzzle?: string;
  hasBlaze?: boolean;
  patch?: string;
  brows?: string;
  mask?: string;
  eyes?: keyof typeof EYES;
  isBroad?: boolean;
  hasTongue?: boolean;
  collar: string;
  wears?: "spikes" | "keg";
};

const DOGS: Record<string, Dog> = {
  "dog-1-12": { fur: "#d9a066", ears: "bat", eyes: "wide", muzzle: "#f3d9b4", collar: "#d0508a" },
  "dog-1-11": { fur: "#f4ece0", ears: "shaggy", muzzle: "#f4ece0", collar: "#3d7fc0" },
  "dog-1-10": { fur: "#8a4a26", ears: "floppy", muzzle: "#c98a52", brows: "#c98a52", collar: "#1f6b5c" },
  "dog-1-9": {
    fur: "#e3c08a",
    ears: "folded",
    earColour: "#3a2c24",
    mask: "#3a2c24",
    muzzle: "#3a2c24",
    eyes: "wide",
    collar: "#a5301f",
  },
  "dog-2-8": {
    fur: "#b5733a",
    ears: "floppy",
    earColour: "#7a431c",
    hasBlaze: true,
    patch: "#3a2a20",
    collar: "#3d7fc0",
  },
  "dog-2-7": { fur: "#3a3230", ears: "half", earColour: "#3a3230", hasBlaze: true, collar: "#1f6b5c" },
  "dog-2-6": { fur: "#a8552a", ears: "curly", earColour: "#a8552a", muzzle: "#e8c8a0", collar: "#6b4aa0" },
  "dog-2-5": {
    fur: "#74838e",
    ears: "pointed",
    earColour: "#e0b9a4",
    hasBlaze: true,
    pale: "#f6f8fa",
    eyes: "tough",
    collar: "#a5301f",
  },
  "dog-3-4": {
    fur: "#f0e4d0",
    ears: "floppy",
    earColour: "#9a5428",
    hasBlaze: true,
    patch: "#9a5428",
    isBroad: true,
    collar: "#a5301f",
    wears: "keg",
  },
  "dog-3-3": {
    fur: "#9a9086",
    ears: "shaggy",
    muzzle: "#b5aca2",
    hasTongue: false,
    eyes: "tough",
    collar: "#8a5a2c",
  },
  "dog-3-2": {
    fur: "#c49058",
    ears: "folded",
    earColour: "#5a3a26",
    mask: "#3f2c22",
    muzzle: "#3f2c22",
    isBroad: true,
    eyes: "tough",
    collar: "#241a16",
    wears: "spikes",
  },
  "dog-3-1": {
    fur: "#d8b08a",
    ears: "folded",
    earColour: "#c08a62",
    hasBlaze: true,
    pale: "#f6e6d2",
    muzzle: "#f6e6d2",
    isBroad: true,
    eyes: "tough",
    collar: "#8a1f1f",
    wears: "spikes",
  },
};

const HEAD = "M0-36C20-36 30-24 30-8 31 4 24 12 18 18 12 30-12 30-18 18-24 12-31 4-30-8-30-24-20-36 0-36Z";
const BROAD_HEAD = "M0-34C24-35 34-24 33-6 34 8 30 24 16 28H-16C-30 24-34 8-33-6-34-24-24-35 0-34Z";
const MUZZLE = "M0 2C12 0 18 6 17 13 15 22 6 22 0 19-6 22-15 22-17 13-18 6-12 0 0 2Z";

function chest(fur: string, pale: string): string {
  return (
    shape("M-30 66C-32 44-24 30-16 26H16C24 30 32 44 30 66Z", fur, 2.4) +
    paint("M8 26H16C24 30 32 44 30 66H14C18 50 16 36 8 26Z", dark(fur, 0.4), 0.5) +
    paint("M-13 66C-14 50-10 40 0 38S14 50 13 66Z", pale)
  );
}

function markings(dog: Dog, pale: string): string {
  return (
    (dog.hasBlaze ? paint("M-5-40H5C6-20 8-12 16-4L14 30H-14L-16-4C-8-12-6-20-5-40Z", pale) : "") +
    (dog.patch ? oval(13, -8, 13, 14, dog.patch, 0) : "") +
    (dog.brows ? oval(-12, -18, 4.5, 3.2, dog.brows, 0) + oval(12, -18, 4.5, 3.2, dog.brows, 0) : "") +
    (dog.mask ? paint("M-34-2C-20-6-14-4-12 0H12C14-4 20-6 34-2V34H-34Z", dog.mask) : "") +
    paint("M14-40C22-20 20 10 4 34H44V-40Z", dark(dog.fur, 0.5), 0.22) +
    paint("M-28-18C-22-32-8-36 4-34-10-30-18-22-20-8-26-8-30-12-28-18Z", "#fff", 0.22)
  );
}

function snout(dog: Dog, colour: string): string {
  const nose = shape("M-8 1Q0-4 8 1 8 8 0 10-8 8-8 1Z", "#241a16", 1.6) + oval(-3, 2, 2.4, 1.4, "#8a7a70", 0);
  if (dog.isBroad)
    return (
      shape("M0 4C14 2 24 10 22 22 18 32 6 28 0 22-6 28-18 32-22 22-24 10-14 2 0 4Z", colour) +
      paint("M-9 24-7 17-4 23ZM9 24 7 17 4 23Z", "#fffdf4") +
      '<g stroke-linecap="round">' +
      line("M-14 12h.1M-10 16h.1M14 12h.1M10 16h.1", INK, 2.4) +
      "</g>" +
      nose
    );
  const tongue =
    dog.hasTongue === false
      ? ""
      : shape("M-6 16Q0 22 6 16L5 30Q0 36-5 30Z", "#e8776a", 2) + line("M0 22v7", "#a5402f", 1.4);
  return tongue + shape(MUZZLE, colour) + line("M0 11v7", INK, 2) + nose;
}

const WORN = {
  spikes: () => [-14, 0, 14].map((x) => shape(d`M${x - 4} ${x ? 39 : 43}l4 9 4-9Z`, "#d9dfe2", 1.6)).join(""),
  keg: () =>
    shape("M-14 42H14V60H-14Z", "#9a6430") +
    line("M-8 42V60M8 42V60", INK, 2) +
    shape("M-3 47H3V55H-3Z", "#fbf5e4", 1.2),
};

export function dog(name: string, paws: number): string {
  const dog = DOGS[name]!;
  const pale = dog.pale ?? "#fbf0dc";
  const head = dog.isBroad ? BROAD_HEAD : HEAD;
  const ear = dog.earColour ?? dark(dog.fur, 0.25);
  const scale = 0.68 + 0.12 * paws;
  return put(
    chest(dog.fur, pale) +
      (BEHIND[dog.ears]?.(dog.fur, ear) ?? "") +
      shape(head, dog.fur, 2.6) +
      within(head, markings(dog, pale)) +
      (OVER[dog.ears]?.(dog.fur, ear) ?? "") +
      EYES[dog.eyes ?? "kind"]() +
      snout(dog, dog.muzzle ?? pale) +
      shape("M-21 30Q0 42 21 30L22 38Q0 50-22 38Z", dog.collar) +
      (dog.wears ? WORN[dog.wears]() : ""),
    d`translate(0 ${62 - 62 * scale}) ` + `scale(${scale})`,
  );
}
