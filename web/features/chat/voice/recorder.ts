import { bareType, chooseRecordingType } from './recording-type.ts';

/** Milliseconds of sound per chunk (specification, constants). */
const CHUNK_MS = 250;
/** Shorter than this is a slip of the thumb (specification, constants). */
export const MIN_SECONDS = 1;
/** Speech stays clear at this rate, and a minute is a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000;
/** Some phones never say that they have stopped; what they gave until then is the recording. */
const STOP_GRACE_MS = 2_000;

/**
 * Why there is no recording: `unsupported` by this browser, `refused` by the person or the site's settings,
 * `missing` microphone, `busy` with another app, `broken` by anything else.
 */
export type RecorderFault = 'unsupported' | 'refused' | 'missing' | 'busy' | 'broken';

export class RecorderError extends Error {
  readonly fault: RecorderFault;
  constructor(fault: RecorderFault, cause?: unknown) {
    super(`recording: ${fault}`, { cause });
    this.name = 'RecorderError';
    this.fault = fault;
  }
}

export interface Recording {
  blob: Blob;
  /** Without codecs. */
  mimeType: string;
  /** By the clock, from the first sample to Stop: what a browser writes has no length of its own. */
  seconds: number;
}

/** What the browser brings; absent parts are what an old browser lacks. */
export interface RecorderParts {
  getUserMedia: ((constraints: MediaStreamConstraints) => Promise<MediaStream>) | undefined;
  Recorder: typeof MediaRecorder | undefined;
  /** Milliseconds that never jump. */
  now: () => number;
}

const MICROPHONE: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** One voice note from the first word to the last. Use it once. The microphone is let go on every way out. */
export class VoiceRecorder {
  readonly #parts: RecorderParts;
  readonly #onInterrupted: () => void;
  #stream: MediaStream | undefined;
  #recorder: MediaRecorder | undefined;
  #chunks: Blob[] = [];
  #begunAt: number | undefined;
  #endedAt: number | undefined;
  #closed = false;

  /** `onInterrupted`: the phone took the microphone away (a call, an unplugged headset); call `stop`. */
  constructor(onInterrupted: () => void, parts: RecorderParts = browserParts()) {
    this.#onInterrupted = onInterrupted;
    this.#parts = parts;
  }

  /** Asks for the microphone and begins. False: cancelled meanwhile. @throws {RecorderError} */
  async start(): Promise<boolean> {
    const { getUserMedia, Recorder } = this.#parts;
    if (!getUserMedia || !Recorder) throw new RecorderError('unsupported');
    const stream = await getUserMedia(MICROPHONE).catch((error: unknown) => {
      throw new RecorderError(faultOf(error), error);
    });
    this.#stream = stream;
    if (this.#closed) {
      this.#letGo();
      return false;
    }
    try {
      this.#begin(stream, Recorder);
      return true;
    } catch (error) {
      this.cancel();
      throw new RecorderError('broken', error);
    }
  }

  /** Recorded so far. */
  get seconds(): number {
    if (this.#begunAt === undefined) return 0;
    return ((this.#endedAt ?? this.#parts.now()) - this.#begunAt) / 1000;
  }

  /** What there is already, while the recording goes on; null before the first chunk. */
  snapshot(): Recording | null {
    return this.#closed || this.#chunks.length === 0 ? null : this.#recording();
  }

  /** Ends it. `too_short` is thrown away. @throws {RecorderError} when nothing was heard at all */
  async stop(): Promise<Recording | 'too_short'> {
    this.#endedAt ??= this.#parts.now();
    await this.#finished();
    const isTooShort = this.seconds < MIN_SECONDS;
    const recording = this.#recording();
    this.cancel();
    if (isTooShort) return 'too_short';
    if (recording.blob.size === 0) throw new RecorderError('broken');
    return recording;
  }

  /** Throws it away, also while the microphone is still being asked for. Fine twice. */
  cancel(): void {
    this.#closed = true;
    this.#endedAt ??= this.#parts.now();
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
    this.#letGo();
  }

  #begin(stream: MediaStream, Recorder: typeof MediaRecorder): void {
    const mimeType = chooseRecordingType((type) => Recorder.isTypeSupported(type));
    const recorder = new Recorder(stream, {
      ...(mimeType === undefined ? {} : { mimeType }),
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) this.#chunks.push(data);
    });
    // The encoder may take a moment; the clock starts when it does.
    recorder.addEventListener('start', () => {
      this.#begunAt = this.#parts.now();
    });
    // Some phones end it by themselves when a call comes, and say no more than that.
    for (const end of ['error', 'stop']) recorder.addEventListener(end, () => this.#interrupt());
    for (const track of stream.getAudioTracks()) track.addEventListener('ended', () => this.#interrupt());
    this.#recorder = recorder;
    this.#begunAt = this.#parts.now();
    recorder.start(CHUNK_MS);
  }

  #interrupt(): void {
    if (this.#endedAt !== undefined) return;
    this.#endedAt = this.#parts.now();
    this.#onInterrupted();
  }

  /** Resolves when the last chunk is here. */
  #finished(): Promise<void> {
    const recorder = this.#recorder;
    if (!recorder || recorder.state === 'inactive') return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, STOP_GRACE_MS);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      recorder.addEventListener('stop', done, { once: true });
      recorder.stop();
    });
  }

  #recording(): Recording {
    const mimeType = bareType(this.#recorder?.mimeType || this.#chunks[0]?.type || 'audio/webm');
    return { blob: new Blob(this.#chunks, { type: mimeType }), mimeType, seconds: this.seconds };
  }

  /** Until its tracks are stopped, the phone shows that somebody is listening. */
  #letGo(): void {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
  }
}

function browserParts(): RecorderParts {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return {
    getUserMedia: devices?.getUserMedia?.bind(devices),
    Recorder: globalThis.MediaRecorder as typeof MediaRecorder | undefined,
    now: () => performance.now(),
  };
}

const FAULTS: Record<string, RecorderFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function faultOf(error: unknown): RecorderFault {
  return FAULTS[(error as { name?: string } | null)?.name ?? ''] ?? 'broken';
}
