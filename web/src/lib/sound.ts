/** Sounds the browser makes itself: short tones and breaths of noise, no files, and silence until switched on. */
import type { SoundName } from "./boards.ts";
import { settings } from "./settings.svelte.ts";

type Tone = { at: number; from: number; to?: number; lasts: number; wave?: OscillatorType; loud?: number };
type Breath = { at: number; lasts: number; pitch: number; loud?: number };
type Recipe = { tones?: Tone[]; breaths?: Breath[] };

const RECIPES: Record<SoundName, Recipe> = {
  step: {
    tones: [{ at: 0, from: 190, to: 120, lasts: 0.09, wave: "triangle" }],
    breaths: [{ at: 0, lasts: 0.06, pitch: 700, loud: 0.3 }],
  },
  card: { breaths: [{ at: 0, lasts: 0.13, pitch: 2600, loud: 0.5 }] },
  coin: {
    tones: [
      { at: 0, from: 1320, lasts: 0.22, loud: 0.4 },
      { at: 0.06, from: 1980, lasts: 0.34, loud: 0.35 },
    ],
  },
  dice: { breaths: [0, 0.07, 0.13, 0.22].map((at) => ({ at, lasts: 0.03, pitch: 1500, loud: 0.8 })) },
  chime: {
    tones: [
      { at: 0, from: 660, lasts: 0.5, loud: 0.4 },
      { at: 0.1, from: 990, lasts: 0.7, loud: 0.3 },
    ],
  },
  curse: {
    tones: [
      { at: 0, from: 130, to: 48, lasts: 1.1, wave: "sawtooth", loud: 0.5 },
      { at: 0.05, from: 138, to: 46, lasts: 1.1, wave: "sawtooth", loud: 0.4 },
    ],
    breaths: [{ at: 0.2, lasts: 0.8, pitch: 240, loud: 0.7 }],
  },
  knock: { tones: [{ at: 0, from: 150, to: 80, lasts: 0.08, wave: "square", loud: 0.3 }] },
  wood: {
    tones: [{ at: 0, from: 260, to: 130, lasts: 0.07, wave: "triangle", loud: 0.7 }],
    breaths: [{ at: 0, lasts: 0.04, pitch: 900, loud: 0.5 }],
  },
  clack: {
    tones: [{ at: 0, from: 1250, to: 800, lasts: 0.05, wave: "triangle", loud: 0.5 }],
    breaths: [{ at: 0, lasts: 0.03, pitch: 3200, loud: 0.5 }],
  },
  splash: {
    tones: [{ at: 0.02, from: 420, to: 110, lasts: 0.22, loud: 0.5 }],
    breaths: [
      { at: 0, lasts: 0.12, pitch: 1200, loud: 0.7 },
      { at: 0.08, lasts: 0.4, pitch: 620, loud: 0.5 },
    ],
  },
  paper: { breaths: [0, 0.09, 0.2].map((at) => ({ at, lasts: 0.08, pitch: 3600 - 4000 * at, loud: 0.4 })) },
  fanfare: {
    tones: [523, 659, 784, 1047].map((from, place) => ({
      at: place * 0.13,
      from,
      lasts: place === 3 ? 0.8 : 0.2,
      wave: "triangle" as const,
      loud: 0.5,
    })),
  },
  sabre: {
    tones: [
      { at: 0, from: 2350, to: 2250, lasts: 0.5, wave: "triangle", loud: 0.3 },
      { at: 0, from: 3470, to: 3300, lasts: 0.35, loud: 0.2 },
    ],
    breaths: [{ at: 0, lasts: 0.05, pitch: 4200, loud: 0.6 }],
  },
  turn: {
    tones: [
      { at: 0, from: 587, lasts: 0.16, loud: 0.35 },
      { at: 0.12, from: 784, lasts: 0.3, loud: 0.35 },
    ],
  },
};
/** Heard behind other pages too: it is meant for somebody who does not look. */
const FAR: ReadonlySet<SoundName> = new Set(["turn"]);
const VOLUME = 0.25;
/** Sounds nearer to each other than this, in seconds, would only be noise. */
const CLOSE = 0.06;
/** So many milliseconds after the last sound the audio rests: silence costs a phone its battery, too. */
const QUIET = 5_000;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let last = -1;
let rests: ReturnType<typeof setTimeout> | undefined;

export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === "undefined" || (document.hidden && !FAR.has(name))) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (context.state !== "running") void context.resume().catch(() => {});
  clearTimeout(rests);
  rests = setTimeout(() => void context?.suspend().catch(() => {}), QUIET);
  if (last >= 0 && now - last < CLOSE) return;
  last = now;
  for (const tone of RECIPES[name].tones ?? []) ring(context, now, tone);
  for (const breath of RECIPES[name].breaths ?? []) breathe(context, now, breath);
}

/** How loud it is over time: up at once, then dying away. */
function fading(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, now: number, { at, from, to, lasts, wave = "sine", loud = 0.6 }: Tone): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, now + at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
  source.connect(fading(audio, now + at, lasts, loud));
  source.start(now + at);
  source.stop(now + at + lasts);
}

function breathe(audio: AudioContext, now: number, { at, lasts, pitch, loud = 0.6 }: Breath): void {
  hiss ??= noise(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, now + at, lasts, loud));
  source.start(now + at);
  source.stop(now + at + lasts);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  return buffer;
}
