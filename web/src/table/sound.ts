/** A short tone when it is my decision; two when it is a reaction. Made here, nothing is loaded. */
let context: AudioContext | null = null;

function tone(at: number, hertz: number): void {
  if (!context) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.18);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.2);
}

export function chime(reaction: boolean): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  tone(now, 660);
  if (reaction) tone(now + 0.14, 880);
}
