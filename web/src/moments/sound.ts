/** Sounds made here, nothing is loaded: a tracker's ping, a die that rattles, something that strikes. Quiet, short, and none where nobody looks. */
import type { Moment } from './moment';

const LOUDNESS = 0.5;
let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Ready to sound, from now on; nothing where the page is hidden or the browser wants no sound yet. */
function begin(): { at: number; to: AudioContext; out: GainNode } | null {
  if (document.hidden) return null;
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { at: context.currentTime + 0.01, to: context, out };
}

/** A gain that swells within `rise` seconds and is gone after `length`. */
function shaped(to: AudioContext, out: AudioNode, at: number, loud: number, rise: number, length: number): GainNode {
  const volume = to.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(out);
  return volume;
}

interface Note {
  /** When, after the beginning. */
  after: number;
  hertz: number;
  /** Where the pitch glides to. */
  glides?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
  rise?: number;
}

interface Noise {
  after: number;
  /** What is let through, and where that moves to. */
  hertz: number;
  glides?: number;
  length: number;
  loud: number;
}

function play(notes: readonly Note[], noises: readonly Noise[] = []): void {
  const ready = begin();
  if (!ready) return;
  const { at, to, out } = ready;
  for (const { after, hertz, glides, length, loud, wave = 'sine', rise = 0.012 } of notes) {
    const source = to.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hertz, at + after);
    if (glides) source.frequency.exponentialRampToValueAtTime(glides, at + after + length);
    source.connect(shaped(to, out, at + after, loud, rise, length));
    source.start(at + after);
    source.stop(at + after + length);
  }
  for (const { after, hertz, glides, length, loud } of noises) {
    const source = to.createBufferSource();
    source.buffer = hiss ??= whiteNoise(to);
    const filter = to.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 1.2;
    filter.frequency.setValueAtTime(hertz, at + after);
    if (glides) filter.frequency.exponentialRampToValueAtTime(glides, at + after + length);
    source.connect(filter).connect(shaped(to, out, at + after, loud, 0.006, length));
    source.start(at + after, Math.random() / 2);
    source.stop(at + after + length);
  }
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const made = to.createBuffer(1, to.sampleRate, to.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return made;
}

/** The tracker: a clear tone that dies away, once or with an answer. */
const ping = (after: number, hertz: number): Note => ({ after, hertz, length: 0.5, loud: 0.1, rise: 0.004 });
/** Something heavy. */
const thud = (after: number, loud = 0.3): Note => ({ after, hertz: 96, glides: 38, length: 0.34, loud, rise: 0.005 });
/** A die that falls four times and lies still; then how it came out. */
const RATTLE: readonly Noise[] = [0, 0.13, 0.25, 0.36, 0.45, 0.53].map((after, n) => ({ after, hertz: 2600 - n * 240, length: 0.045, loud: 0.16 - n * 0.016 }));
const CLAWS: readonly Noise[] = [0, 0.05, 0.1].map((after) => ({ after, hertz: 3200, glides: 500, length: 0.17, loud: 0.14 }));

const SOUNDS: Record<string, () => void> = {
  good: () => play([{ after: 0.64, hertz: 523, length: 0.16, loud: 0.07 }, { after: 0.74, hertz: 784, length: 0.28, loud: 0.07 }], RATTLE),
  bad: () => play([{ after: 0.64, hertz: 196, glides: 147, length: 0.34, loud: 0.11, wave: 'triangle' }], RATTLE),
  claws: () => play([thud(0.12)], CLAWS),
  card: () => play([{ after: 0.04, hertz: 110, glides: 104, length: 0.8, loud: 0.09, wave: 'sawtooth', rise: 0.25 }, thud(0.28, 0.2)], [{ after: 0, hertz: 1800, glides: 700, length: 0.12, loud: 0.08 }]),
  lost: () => play([{ after: 0, hertz: 147, glides: 73, length: 1.1, loud: 0.12, wave: 'triangle', rise: 0.08 }, { after: 0, hertz: 156, glides: 76, length: 1.1, loud: 0.08, wave: 'triangle', rise: 0.08 }, thud(0.42)]),
  burst: () => play([thud(0.44, 0.4), { after: 0.44, hertz: 740, glides: 1480, length: 0.3, loud: 0.05, wave: 'sawtooth' }], [0.06, 0.16, 0.27, 0.36].map((after) => ({ after, hertz: 1500, length: 0.05, loud: 0.16 }))),
  found: () => play([ping(0, 880), ping(0.3, 1175)]),
  sense: () => play([ping(0, 880)]),
  harm: () => play([thud(0), { after: 0, hertz: 220, glides: 208, length: 0.5, loud: 0.05, wave: 'sawtooth', rise: 0.1 }]),
  info: () => play([{ after: 0, hertz: 440, length: 0.2, loud: 0.06 }]),
  act: () => play([{ after: 0, hertz: 587, length: 0.2, loud: 0.06 }]),
};

/** What a moment sounds like. */
export function soundOf(moment: Moment): string {
  if (moment.shape === 'die') return moment.good ? 'good' : 'bad';
  if (moment.shape === 'fate') return moment.how;
  if (moment.shape === 'card' && moment.tone === 'harm') return moment.kind === 'strike' || moment.kind === 'attack' ? 'claws' : 'card';
  return moment.tone;
}

export function sound(moment: Moment): void {
  SOUNDS[soundOf(moment)]?.();
}

/** A short tone when it is my decision; two when it is a reaction. */
export function chime(reaction: boolean): void {
  const first: Note = { after: 0, hertz: 660, length: 0.2, loud: 0.12 };
  play(reaction ? [first, { ...first, after: 0.14, hertz: 880 }] : [first]);
}
