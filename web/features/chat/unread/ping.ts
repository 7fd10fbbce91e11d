/** Two short notes, rising: heard across a room, and over before it disturbs. Hertz. */
const NOTES = [660, 990];
const NOTE_SECONDS = 0.11;
const LOUDNESS = 0.18;

let context: AudioContext | null = null;

/** Browsers are mute until the page has been touched once: waits for that touch. Returns the function that stops it. */
export function unlockPingOnTouch(): () => void {
  const unlock = () => {
    stop();
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume().catch(() => {});
  };
  const stop = () => {
    window.removeEventListener('pointerdown', unlock);
    window.removeEventListener('keydown', unlock);
  };
  if (context) return () => {};
  window.addEventListener('pointerdown', unlock);
  window.addEventListener('keydown', unlock);
  return stop;
}

/** Sounds the ping; silent where the page has not been touched yet. */
export function ping(): void {
  if (context?.state !== 'running') return;
  const begin = context.currentTime;
  for (const [index, hertz] of NOTES.entries()) {
    soundNote(context, hertz, begin + index * NOTE_SECONDS);
  }
}

function soundNote(to: AudioContext, hertz: number, at: number): void {
  const note = to.createOscillator();
  const volume = to.createGain();
  note.frequency.value = hertz;
  // Fading in and out: a wave cut off clicks.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  note.connect(volume).connect(to.destination);
  note.start(at);
  note.stop(at + NOTE_SECONDS);
}
