import { listenersOf } from '../../../lib/listeners.ts';

/** A recording that can be played. */
export interface Track {
  /** The same for the same recording, however its address changes. */
  id: string;
  /** Addresses of the same sound, best first: what cannot be played gives way to the next. */
  sources: readonly string[];
  /** Length; null: the recording itself must say. */
  seconds: number | null;
}

const RATES = [1, 1.5, 2] as const;

/** How far the track on the deck is. */
export interface Playback {
  /** Null: no track is on the deck. */
  id: string | null;
  playing: boolean;
  /** Wanted to play, and the bytes are not here yet. */
  waiting: boolean;
  /** None of its addresses could be played. */
  failed: boolean;
  /** Seconds. */
  position: number;
  seconds: number | null;
  rate: (typeof RATES)[number];
}

/** Moves the drawn position; the browser itself tells only four times a second. */
const TICK_MS = 80;

const EMPTY: Playback = {
  id: null,
  playing: false,
  waiting: false,
  failed: false,
  position: 0,
  seconds: null,
  rate: 1,
};

/**
 * The one loudspeaker of the page: whatever is played takes the place of what played before. It stands outside
 * the thread, so that a voice note goes on while its bubble is scrolled away.
 */
export class VoiceDeck {
  #playback: Playback = EMPTY;
  #track: Track | undefined;
  #source = 0;
  /** Made at the first use: there is no sound on the server. */
  #audio: HTMLAudioElement | undefined;
  readonly #makeAudio: () => HTMLAudioElement;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = listenersOf();

  constructor(makeAudio: () => HTMLAudioElement = () => new Audio()) {
    this.#makeAudio = makeAudio;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getSnapshot = (): Playback => this.#playback;

  /** Plays the track, or pauses it when it is playing. */
  toggle(track: Track): void {
    const { id, playing, failed } = this.#playback;
    if (id === track.id && playing) this.#pause();
    else if (id === track.id && !failed) this.#play();
    else {
      this.#put(track, 0);
      this.#play();
    }
  }

  /** Moves to a position in seconds; a track that is not on the deck is put there, paused. */
  seek(track: Track, seconds: number): void {
    if (this.#playback.id !== track.id || this.#playback.failed) this.#put(track, seconds);
    else this.#moveTo(seconds);
    this.#publish({ position: seconds });
  }

  /** The next speed: 1, 1.5, 2, and round again. */
  nextRate(): void {
    const index = RATES.indexOf(this.#playback.rate);
    const rate = RATES[(index + 1) % RATES.length] ?? 1;
    this.#publish({ rate });
    this.#applyRate();
  }

  /** Falls silent; with `id`, only if that track is the one. */
  stop(id?: string): void {
    if (id !== undefined && id !== this.#playback.id) return;
    this.#unload();
    this.#publish({ ...EMPTY, rate: this.#playback.rate });
  }

  #put(track: Track, position: number): void {
    this.#track = track;
    this.#source = 0;
    this.#publish({ ...EMPTY, rate: this.#playback.rate, id: track.id, position, seconds: track.seconds });
    this.#load();
  }

  #load(): void {
    const audio = this.#element();
    audio.src = this.#track?.sources[this.#source] ?? '';
    this.#applyRate();
    this.#moveTo(this.#playback.position);
  }

  #play(): void {
    this.#publish({ playing: true, waiting: true, failed: false });
    // A refusal comes as an error event as well, or means that the track was changed meanwhile.
    this.#element()
      .play()
      .catch((error: unknown) => {
        if ((error as { name?: string }).name === 'NotAllowedError') this.#heedPause();
      });
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  #pause(): void {
    this.#publish({ playing: false, waiting: false });
    this.#element().pause();
    this.#stopTicking();
  }

  /** Before the head of the recording is here a position is only remembered. */
  #moveTo(seconds: number): void {
    const audio = this.#element();
    if (audio.readyState >= audio.HAVE_METADATA) audio.currentTime = seconds;
  }

  #applyRate(): void {
    const audio = this.#audio;
    if (!audio) return;
    // Loading another recording goes back to the default.
    audio.defaultPlaybackRate = this.#playback.rate;
    audio.playbackRate = this.#playback.rate;
  }

  #element(): HTMLAudioElement {
    if (this.#audio) return this.#audio;
    const audio = this.#makeAudio();
    audio.preload = 'auto';
    audio.addEventListener('loadedmetadata', () => this.#begin(audio));
    audio.addEventListener('playing', () => this.#publish({ waiting: false }));
    audio.addEventListener('waiting', () => this.#publish({ waiting: this.#playback.playing }));
    audio.addEventListener('pause', () => this.#heedPause());
    audio.addEventListener('ended', () => this.stop());
    audio.addEventListener('error', () => this.#tryNext());
    this.#audio = audio;
    return audio;
  }

  #begin(audio: HTMLAudioElement): void {
    if (this.#playback.position > 0) audio.currentTime = this.#playback.position;
    if (this.#playback.seconds === null && Number.isFinite(audio.duration)) {
      this.#publish({ seconds: audio.duration });
    }
  }

  /** The phone paused it (a call, a headset pulled out), or never let it begin. */
  #heedPause(): void {
    if (!this.#playback.playing) return;
    this.#publish({ playing: false, waiting: false });
    this.#stopTicking();
  }

  #tryNext(): void {
    if (!this.#track) return;
    this.#source += 1;
    if (this.#source < this.#track.sources.length) {
      this.#load();
      if (this.#playback.playing) this.#play();
      return;
    }
    this.#unload();
    this.#publish({ playing: false, waiting: false, failed: true });
  }

  #tick(): void {
    const audio = this.#element();
    if (audio.readyState >= audio.HAVE_METADATA && !audio.seeking)
      this.#publish({ position: audio.currentTime });
  }

  #stopTicking(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #unload(): void {
    this.#stopTicking();
    this.#track = undefined;
    if (!this.#audio?.src) return;
    this.#audio.pause();
    // Without a source nothing more is fetched, and a revoked blob is not asked for again.
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }

  #publish(change: Partial<Playback>): void {
    this.#playback = { ...this.#playback, ...change };
    this.#listeners.notify();
  }
}

/** The page's loudspeaker. */
export const voiceDeck = new VoiceDeck();
