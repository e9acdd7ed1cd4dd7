/** What several scenes are made of: ridges, snowy peaks, thickets, stars. */
import { type Dice, INK, blob, d, dark, disc, light, line, noise, oneOf, paint, range, shape } from "./ink.ts";

/** Everything below a line of hills, down to the lower edge. */
export function ridge(w: number, y: number, high: number, seed: number, wave: number, h: number, jag = 0.22): string {
  const hills = range(-10, w + 11, 6).map((x) => {
    const rise = noise(x / wave, seed, 11) + 0.5 * noise((x / wave) * 2.1, seed + 3, 12);
    return d`L${x} ${y - high * (rise + jag * noise((x / wave) * 6, seed, 13))}`;
  });
  return `${d`M-10 ${h + 10}`}${hills.join("")}${d`L${w + 10} ${h + 10}Z`}`;
}

export type Rock = { lit: string; shade: string; edge: string; width: number; snow: string; snowShade: string };
export const ICE: Rock = {
  lit: "#7fa9cf",
  shade: "#5a86b2",
  edge: "#2a4f7c",
  width: 1.2,
  snow: "#f6fbff",
  snowShade: "#b4cfe4",
};

/** A mountain with its foot at a point, so wide and so high: light from the left, snow on top. */
export function peak(x: number, y: number, w: number, h: number, rock: Rock): string {
  const left = d`M${x - w / 2} ${y}L${x - w * 0.28} ${y - h * 0.52} ${x - w * 0.2} ${y - h * 0.5} ${x} ${y - h} `;
  const right = d`${x + w * 0.14} ${y - h * 0.66} ${x + w * 0.24} ${y - h * 0.6} ${x + w / 2} ${y}`;
  const inner = d`H${x + w * 0.06}L${x - w * 0.03} ${y - h * 0.4} ${x + w * 0.05} ${y - h * 0.66}Z`;
  const top = d`M${x} ${y - h}L${x + w * 0.14} ${y - h * 0.66} `;
  const drift = d`${x + w * 0.1} ${y - h * 0.58} ${x + w * 0.06} ${y - h * 0.66}`;
  const hem =
    d` ${x + w * 0.01} ${y - h * 0.52} ${x - w * 0.05} ${y - h * 0.62}` +
    d` ${x - w * 0.1} ${y - h * 0.54} ${x - w * 0.13} ${y - h * 0.67}Z`;
  const cracks = [0.25, 0.4, 0.55, 0.7].map(
    (t) => d`M${x + w * 0.47 * t} ${y - h * (1 - t) * 0.8 - 4}l${-w * 0.035} ${h * 0.13}`,
  );
  return (
    paint(`${left}${right}Z`, rock.lit) +
    paint(d`M${x} ${y - h}L` + right + inner, rock.shade) +
    line(cracks.join(""), dark(rock.shade, 0.4), 1.6, 0.6) +
    paint(top + drift + hem, rock.snow) +
    paint(`${top}${drift}Z`, rock.snowShade) +
    line(left + right, rock.edge, rock.width)
  );
}

/** A row of bushes, each with a light on its upper left; `gap` tells where none grows. */
export function thicket(
  w: number,
  y: number,
  size: number,
  number: number,
  colours: readonly [fill: string, edge: string],
  roll: Dice,
  gap: (x: number) => boolean = () => false,
): string {
  return range(0, number)
    .map((place) => {
      const x = (place * w) / (number - 1) + roll(-8, 8);
      const r = size * roll(0.8, 1.2);
      if (gap(x)) return "";
      return (
        shape(blob(r, 8, place), colours[0], 1.4, colours[1], d`translate(${x} ${y})`) +
        paint(blob(r * 0.5, 7, place + 40), light(colours[0], 0.22), 0.6, d`translate(${x - r * 0.25} ${y - r * 0.3})`)
      );
    })
    .join("");
}

/** Small lights in a box: stars, snowflakes, sparks. */
export const specks = (
  number: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  sizes: readonly number[],
  colour: string,
  roll: Dice,
): string =>
  range(0, number)
    .map(() => disc(roll(left, right), roll(top, bottom), oneOf(roll, sizes), colour, 0, INK, roll(0.4, 0.9)))
    .join("");
