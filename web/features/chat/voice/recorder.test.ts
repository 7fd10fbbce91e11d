import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RecorderError, type RecorderParts, VoiceRecorder } from './recorder.ts';
import { chooseRecordingType, recordingName } from './recording-type.ts';

/** A microphone and a MediaRecorder that do what a browser does, by a clock the test moves. */
class FakePhone {
  time = 0;
  supported = ['audio/webm;codecs=opus', 'audio/webm'];
  tracks = [new FakeTrack()];
  recorders: FakeRecorder[] = [];
  answer: () => Promise<unknown> = async () => this.stream;
  stopsSilently = false;

  get stream() {
    return { getTracks: () => this.tracks, getAudioTracks: () => this.tracks };
  }

  get parts(): RecorderParts {
    const phone = this;
    class Recorder extends FakeRecorder {
      static isTypeSupported = (type: string) => phone.supported.includes(type);
      constructor(_stream: unknown, options: { mimeType?: string }) {
        super(phone, options.mimeType ?? '');
        phone.recorders.push(this);
      }
    }
    return {
      getUserMedia: () => this.answer() as Promise<MediaStream>,
      Recorder: Recorder as unknown as typeof MediaRecorder,
      now: () => this.time,
    };
  }

  /** Lets time pass while the microphone hears something. */
  hear(ms: number): void {
    this.time += ms;
    for (const recorder of this.recorders) recorder.emitChunk();
  }

  get isListening(): boolean {
    return this.tracks.some((track) => !track.stopped);
  }
}

class FakeTrack extends EventTarget {
  stopped = false;
  stop(): void {
    this.stopped = true;
  }
}

class FakeRecorder extends EventTarget {
  state: 'inactive' | 'recording' = 'inactive';
  timeslice = 0;
  readonly #phone: FakePhone;
  readonly mimeType: string;

  constructor(phone: FakePhone, mimeType: string) {
    super();
    this.#phone = phone;
    this.mimeType = mimeType;
  }

  start(timeslice: number): void {
    this.timeslice = timeslice;
    this.state = 'recording';
  }

  emitChunk(text = 'chunk'): void {
    if (this.state === 'recording') this.#give(text);
  }

  stop(): void {
    if (this.state === 'inactive') throw new DOMException('not recording', 'InvalidStateError');
    this.state = 'inactive';
    this.#give('last');
    if (!this.#phone.stopsSilently) queueMicrotask(() => this.dispatchEvent(new Event('stop')));
  }

  #give(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
}

const never = () => {
  throw new Error('nothing interrupted it');
};
const refusedAs = (name: string) => async () => Promise.reject(new DOMException('no', name));
const faultOf = (error: RecorderError) => error.fault;

let phone: FakePhone;
beforeEach(() => {
  phone = new FakePhone();
});
afterEach(() => vi.useRealTimers());

describe('a voice note', () => {
  it('is recorded in chunks of 250 ms and measured by the clock', async () => {
    const recorder = new VoiceRecorder(never, phone.parts);
    expect(await recorder.start()).toBe(true);
    expect(phone.recorders[0]?.timeslice).toBe(250);
    expect(phone.isListening).toBe(true);
    phone.hear(300);
    phone.hear(2_200);
    expect(recorder.seconds).toBe(2.5);
    const recording = await recorder.stop();
    if (recording === 'too_short') throw new Error('too short');
    expect(recording).toMatchObject({ mimeType: 'audio/webm', seconds: 2.5 });
    expect(recording.blob.type).toBe('audio/webm');
    expect(await recording.blob.text()).toBe('chunkchunklast');
    expect(phone.isListening).toBe(false);
  });

  it('is measured from the moment the encoder began, not from the press', async () => {
    const recorder = new VoiceRecorder(never, phone.parts);
    await recorder.start();
    phone.hear(400);
    phone.recorders[0]?.dispatchEvent(new Event('start'));
    phone.hear(1_500);
    expect(await recorder.stop()).toMatchObject({ seconds: 1.5 });
  });

  it.each([
    [999, 'too_short'],
    [1_000, { seconds: 1 }],
  ])('of %i ms: %o', async (ms, expected) => {
    const recorder = new VoiceRecorder(never, phone.parts);
    await recorder.start();
    phone.hear(ms);
    const result = await recorder.stop();
    if (typeof expected === 'string') expect(result).toBe(expected);
    else expect(result).toMatchObject(expected);
    expect(phone.isListening).toBe(false);
  });

  it('can be looked at while it goes on, for the drafts drawer', async () => {
    const recorder = new VoiceRecorder(never, phone.parts);
    await recorder.start();
    expect(recorder.snapshot()).toBeNull();
    phone.hear(3_000);
    expect(recorder.snapshot()).toMatchObject({ seconds: 3, mimeType: 'audio/webm' });
    recorder.cancel();
    expect(recorder.snapshot()).toBeNull();
  });

  it('is thrown away by cancel, and the microphone let go', async () => {
    const recorder = new VoiceRecorder(never, phone.parts);
    await recorder.start();
    phone.hear(5_000);
    recorder.cancel();
    recorder.cancel();
    expect(phone.isListening).toBe(false);
    expect(phone.recorders[0]?.state).toBe('inactive');
  });

  it('cancelled while the permission is still asked for never listens', async () => {
    let allow: (stream: unknown) => void = () => {};
    phone.answer = () =>
      new Promise((resolve) => {
        allow = resolve;
      });
    const recorder = new VoiceRecorder(never, phone.parts);
    const started = recorder.start();
    recorder.cancel();
    allow(phone.stream);
    expect(await started).toBe(false);
    expect(phone.recorders).toHaveLength(0);
    expect(phone.isListening).toBe(false);
  });

  it('whose end the phone never announces is what was heard until then', async () => {
    vi.useFakeTimers();
    phone.stopsSilently = true;
    const recorder = new VoiceRecorder(never, phone.parts);
    await recorder.start();
    phone.hear(2_000);
    const stopped = recorder.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await stopped).toMatchObject({ seconds: 2 });
    expect(phone.isListening).toBe(false);
  });
});

describe('a microphone taken away in the middle', () => {
  it.each(['call', 'error', 'stop'])('by a %s ends the recording with what was said', async (how) => {
    const interrupted = vi.fn();
    const recorder = new VoiceRecorder(interrupted, phone.parts);
    await recorder.start();
    phone.hear(4_000);
    const source = how === 'call' ? phone.tracks[0] : phone.recorders[0];
    source?.dispatchEvent(new Event(how === 'call' ? 'ended' : how));
    expect(interrupted).toHaveBeenCalledOnce();
    phone.time += 9_000;
    expect(await recorder.stop()).toMatchObject({ seconds: 4 });
    source?.dispatchEvent(new Event('ended'));
    expect(interrupted).toHaveBeenCalledOnce();
  });

  it('before anything was heard is a fault, not an empty note', async () => {
    const recorder = new VoiceRecorder(never, phone.parts);
    await recorder.start();
    phone.recorders[0]?.addEventListener('dataavailable', (event) => event.stopImmediatePropagation());
    const [fake] = phone.recorders;
    if (fake) fake.state = 'inactive';
    phone.time = 3_000;
    await expect(recorder.stop().catch(faultOf)).resolves.toBe('broken');
  });
});

describe('no recording', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'broken'],
  ])('when the browser says %s: %s', async (name, fault) => {
    phone.answer = refusedAs(name);
    const recorder = new VoiceRecorder(never, phone.parts);
    await expect(recorder.start().catch(faultOf)).resolves.toBe(fault);
  });

  it('in a browser without microphone access or recorder: unsupported', async () => {
    for (const missing of [{ getUserMedia: undefined }, { Recorder: undefined }]) {
      const recorder = new VoiceRecorder(never, { ...phone.parts, ...missing });
      await expect(recorder.start().catch(faultOf)).resolves.toBe('unsupported');
    }
  });

  it('when the recorder will not begin: broken, and the microphone is let go', async () => {
    vi.spyOn(FakeRecorder.prototype, 'start').mockImplementation(() => {
      throw new DOMException('no', 'NotSupportedError');
    });
    const recorder = new VoiceRecorder(never, phone.parts);
    await expect(recorder.start().catch(faultOf)).resolves.toBe('broken');
    expect(phone.isListening).toBe(false);
  });
});

describe('the type of a recording', () => {
  const chosen = (...supported: string[]) => chooseRecordingType((type) => supported.includes(type));

  it('is AAC in MP4 where the browser can write it, else WebM, else Ogg', () => {
    const webm = ['audio/webm;codecs=opus', 'audio/webm'];
    const ogg = ['audio/ogg;codecs=opus', 'audio/ogg'];
    expect(chosen('audio/mp4', 'audio/mp4;codecs=mp4a.40.2', ...webm, ...ogg)).toBe(
      'audio/mp4;codecs=mp4a.40.2',
    );
    expect(chosen(...webm, ...ogg)).toBe('audio/webm;codecs=opus');
    expect(chosen(...ogg)).toBe('audio/ogg;codecs=opus');
    expect(chosen()).toBeUndefined();
  });

  it('is not an MP4 with Opus in it while there is another choice', () => {
    const opusInMp4 = ['audio/mp4', 'audio/mp4;codecs=opus'];
    expect(chosen(...opusInMp4, 'audio/webm;codecs=opus', 'audio/webm')).toBe('audio/webm;codecs=opus');
    expect(chosen(...opusInMp4)).toBe('audio/mp4');
  });

  it('is plain MP4 on an old iPhone, which writes AAC and cannot be asked', () => {
    expect(chosen('audio/mp4')).toBe('audio/mp4');
  });

  it('names the file', () => {
    expect(recordingName('audio/mp4;codecs=mp4a.40.2')).toBe('voice-note.m4a');
    expect(recordingName('audio/webm')).toBe('voice-note.webm');
    expect(recordingName('audio/ogg')).toBe('voice-note.ogg');
  });
});
