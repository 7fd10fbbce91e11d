/** Two short notes, rising: heard across a room, and over before it disturbs. Hertz. */
const NOTES = [660, 990];
const NOTE_SECONDS = 0.11;
const LOUDNESS = 0.18;
/** A machine that gives its sound later than this, after a call say, is asked for nothing that is long past. */
const LATEST_MS = 1_000;

let context: AudioContext | null = null;

/** Browsers are mute until the page has been touched once: waits for that touch. Returns the function that stops it. */
export function unlockPingOnTouch(): () => void {
  const unlock = () => {
    stop();
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume().then(rest, ignore);
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
  if (!context) return;
  const askedAt = performance.now();
  void context.resume().then(() => {
    if (performance.now() - askedAt < LATEST_MS) soundNotes();
    else rest();
  }, ignore);
}

/** When the last note that was asked for ends, in seconds of the context. */
let endsAt = 0;

function soundNotes(): void {
  if (!context) return;
  const begin = context.currentTime;
  const notes = NOTES.map((hertz, index) =>
    soundNote(context as AudioContext, hertz, begin + index * NOTE_SECONDS),
  );
  endsAt = begin + NOTES.length * NOTE_SECONDS;
  notes.at(-1)?.addEventListener('ended', rest);
}

/** Between two pings: a running context keeps a phone's sound hardware, and a thread that feeds it silence, awake. */
function rest(): void {
  if (context && context.currentTime >= endsAt) void context.suspend().catch(ignore);
}

function soundNote(to: AudioContext, hertz: number, at: number): OscillatorNode {
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
  return note;
}

/** A context that was closed with its page. */
function ignore(): void {}
