/** Written by tools/web_views.py from plank.py: do not change it here. */
export const LENGTH: number = 600;
export const WIDTH: number = 200;
export const FIELD_1: number = 110;
export const FIELD_2: number = 210;
export const SET_X: number = 60;
export const RELEASE_X: number = 190;
export const STONE_RADIUS: number = 11;
export const PEG_X: number = 475;
export const PEG_Y: number = 100;
export const PEG_RADIUS: number = 16;
export const HOLE_RADIUS: number = 17;
export const HOLE_XS: number[] = [385, 385, 515];
export const HOLE_YS: number[] = [52, 148, 100];
export const CAPTURE: number = 14.45;
export const RIM_SPEED: number = 60.0;
export const DEEP_SPEED: number = 320.0;
export const STEPS: number = 240;
export const LAST_STEP: number = 1920;
export const FRICTION: number = 420.0;
export const REST_SPEED: number = 4.0;
export const BOUNCE: number = 0.72;
export const CLICK_KEEPS: number = 0.92;
export const STANDS: number[] = [28, 46, 64, 82, 100, 118, 136, 154, 172];
export const AIMS: number = 121;
export const AIM_STEP: number = 5;
export const STRAIGHT: number = 60;
export const PUSHES: number = 60;
export const MOST_SPEED: number = 1400;
export const PUSH_SPEEDS: number[] = [220, 240, 260, 280, 300, 320, 340, 360, 380, 400, 420, 440, 460, 480, 500, 520,
  540, 560, 580, 600, 620, 640, 660, 680, 700, 720, 740, 760, 780, 800, 820, 840, 860, 880, 900, 920, 940, 960, 980,
  1000, 1020, 1040, 1060, 1080, 1100, 1120, 1140, 1160, 1180, 1200, 1220, 1240, 1260, 1280, 1300, 1320, 1340, 1360,
  1380, 1400];
export const WEIGHTS: number[] = [1, 6, 15, 20, 15, 6, 1];
export const SPREAD: number = 3;
export const TREMORS: number = 49;
export const CALM: number = 24;
export const HANDS: string[] = ["steady", "normal", "shaky", "flick"];
export const ANGLE_STEPS: number[] = [21, 28, 38, 0];
export const PUSH_STEPS: number[] = [65, 90, 122, 0];
const _ONE: number = 1000000000;
const _SINES: number[] = [0, 17452406, 34899497, 52335956, 69756474, 87155743, 104528463, 121869343, 139173101,
  156434465, 173648178, 190808995, 207911691, 224951054, 241921896, 258819045, 275637356, 292371705, 309016994,
  325568154, 342020143, 358367950, 374606593, 390731128, 406736643, 422618262, 438371147, 453990500, 469471563,
  484809620, 500000000, 515038075, 529919264, 544639035, 559192903, 573576436, 587785252, 601815023, 615661475,
  629320391, 642787610, 656059029, 669130606, 681998360, 694658370, 707106781];
const _COSINES: number[] = [1000000000, 999847695, 999390827, 998629535, 997564050, 996194698, 994521895, 992546152,
  990268069, 987688341, 984807753, 981627183, 978147601, 974370065, 970295726, 965925826, 961261696, 956304756,
  951056516, 945518576, 939692621, 933580426, 927183855, 920504853, 913545458, 906307787, 898794046, 891006524,
  882947593, 874619707, 866025404, 857167301, 848048096, 838670568, 829037573, 819152044, 809016994, 798635510,
  788010754, 777145961, 766044443, 754709580, 743144825, 731353702, 719339800, 707106781];
const _SMALL_SINES: number[] = [0, 1745328, 3490651, 5235964, 6981260, 8726535, 10471784, 12217001, 13962180, 15707317];
const _SMALL_COSINES: number[] = [1000000000, 999998477, 999993908, 999986292, 999975631, 999961923, 999945169,
  999925370, 999902524, 999876632];
export const RELEASED: number = 0;
export const BOARD: number = 1;
export const PEG: number = 2;
export const CLICK: number = 3;
export const SUNK: number = 4;
export const STOPPED: number = 5;
export const TAKEN: number = 6;
export const [SINES, COSINES] = _all_sines();

/** Sines and cosines of all tenths of a degree up to 45.9, from those of degrees and of tenths, exactly rounded. */
function _all_sines(): [number[], number[]] {
  let sines: number[] = [];
  let cosines: number[] = [];
  for (let i1 = 0; i1 < _SINES.length; i1++) {
    const sine = _SINES[i1]!;
    const cosine = _COSINES[i1]!;
    for (let i2 = 0; i2 < _SMALL_SINES.length; i2++) {
      const small_sine = _SMALL_SINES[i2]!;
      const small_cosine = _SMALL_COSINES[i2]!;
      sines.push(exactly(((BigInt(sine) * BigInt(small_cosine)) + (BigInt(cosine) * BigInt(small_sine))), (BigInt(_ONE)
        * BigInt(_ONE))));
      cosines.push(exactly(((BigInt(cosine) * BigInt(small_cosine)) - (BigInt(sine) * BigInt(small_sine))),
        (BigInt(_ONE) * BigInt(_ONE))));
    }
  }
  return [sines, cosines];
}

/** The unit vector at so many tenths of a degree from straight ahead. */
export function direction(tenths: number): [number, number] {
  if (tenths < 0) {
    return [COSINES[-tenths]!, -SINES[-tenths]!];
  }
  return [COSINES[tenths]!, SINES[tenths]!];
}

/** The steps in angle and in strength that a tremor is made of. */
export function tremor_steps(tremor: number): [number, number] {
  return [(Math.floor(tremor / WEIGHTS.length) - SPREAD), ((tremor % WEIGHTS.length) - SPREAD)];
}

/** The tremors that a hand may have, with their weights; a hand without tremor has only the calm one. */
export function tremor_weights(hand: number): [number, number][] {
  if ((ANGLE_STEPS[hand]! === 0 && PUSH_STEPS[hand]! === 0)) {
    return [[CALM, 1]];
  }
  return Array.from({ length: TREMORS }, (_, place) => place).map((tremor) => [tremor, (WEIGHTS[Math.floor(tremor /
    WEIGHTS.length)]! * WEIGHTS[(tremor % WEIGHTS.length)]!)]);
}

/** One whole number divided by another, rounded once, as Python does. */
function exactly(above: bigint, below: bigint): number {
  const wide = above << 120n;
  return Number(wide / below | (wide % below ? 1n : 0n)) * 2 ** -120;
}
