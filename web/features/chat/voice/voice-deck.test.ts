import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voiceSources } from '../../../lib/aloud/voice-sources.ts';
import { type Track, VoiceDeck } from './voice-deck.ts';

/** An audio element whose loading, playing and failing the test decides. */
class FakeAudio extends EventTarget {
  HAVE_METADATA = 1;
  readyState = 0;
  currentTime = 0;
  duration = Number.POSITIVE_INFINITY;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preload = '';
  seeking = false;
  paused = true;
  refusal: string | undefined;
  #src = '';

  get src(): string {
    return this.#src;
  }
  set src(address: string) {
    this.#src = address;
    this.readyState = 0;
    this.currentTime = 0;
    this.paused = true;
    this.playbackRate = this.defaultPlaybackRate;
  }
  removeAttribute(): void {
    this.src = '';
  }
  load(): void {}
  async play(): Promise<void> {
    if (this.refusal) throw new DOMException('no', this.refusal);
    this.paused = false;
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.tell('pause');
  }
  tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }
  arrive(seconds = Number.POSITIVE_INFINITY): void {
    this.readyState = 1;
    this.duration = seconds;
    this.tell('loadedmetadata');
    if (!this.paused) this.tell('playing');
  }
}

const first: Track = { id: 'a', sources: ['/uploads/a'], seconds: 10 };
const second: Track = { id: 'b', sources: ['/uploads/b.m4a', '/uploads/b.webm'], seconds: 4 };

let audio: FakeAudio;
let deck: VoiceDeck;
beforeEach(() => {
  vi.useFakeTimers();
  audio = new FakeAudio();
  deck = new VoiceDeck(() => audio as unknown as HTMLAudioElement);
});
afterEach(() => vi.useRealTimers());

const now = () => deck.getSnapshot();

describe('the one loudspeaker of the page', () => {
  it('plays, tells how far it is, pauses and goes on from there', async () => {
    deck.toggle(first);
    expect(now()).toMatchObject({ id: 'a', playing: true, waiting: true, position: 0, seconds: 10 });
    audio.arrive();
    expect(now().waiting).toBe(false);
    audio.currentTime = 3.2;
    await vi.advanceTimersByTimeAsync(100);
    expect(now().position).toBe(3.2);
    deck.toggle(first);
    expect(now()).toMatchObject({ playing: false, position: 3.2 });
    expect(audio.paused).toBe(true);
    deck.toggle(first);
    expect(audio).toMatchObject({ paused: false, currentTime: 3.2, src: '/uploads/a' });
  });

  it('plays one at a time: another one begins at its start and the first one is silent', () => {
    deck.toggle(first);
    audio.arrive();
    audio.currentTime = 5;
    deck.toggle(second);
    expect(audio.src).toBe('/uploads/b.m4a');
    expect(now()).toMatchObject({ id: 'b', playing: true, position: 0, seconds: 4 });
  });

  it('leaves the deck at the end', () => {
    deck.toggle(first);
    audio.arrive();
    audio.tell('pause');
    audio.tell('ended');
    expect(now()).toMatchObject({ id: null, playing: false, position: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes to where it is pulled, also before the recording is here and before it was played', () => {
    deck.seek(first, 6);
    expect(now()).toMatchObject({ id: 'a', playing: false, position: 6 });
    expect(audio.currentTime).toBe(0);
    audio.arrive();
    expect(audio.currentTime).toBe(6);
    deck.seek(first, 2);
    expect(audio.currentTime).toBe(2);
    deck.toggle(first);
    expect(audio).toMatchObject({ paused: false, currentTime: 2 });
  });

  it('plays at 1, 1.5 and 2, and keeps the speed for the next one', () => {
    deck.toggle(first);
    deck.nextRate();
    expect([now().rate, audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.5, 1.5, 1.5]);
    deck.toggle(second);
    expect([now().rate, audio.playbackRate]).toEqual([1.5, 1.5]);
    deck.nextRate();
    deck.nextRate();
    expect([now().rate, audio.playbackRate]).toEqual([1, 1]);
  });

  it('tries the next address when one cannot be played, from the same place', () => {
    deck.seek(second, 3);
    deck.toggle(second);
    audio.tell('error');
    expect(audio).toMatchObject({ src: '/uploads/b.webm', paused: false });
    audio.arrive();
    expect(audio.currentTime).toBe(3);
    expect(now()).toMatchObject({ playing: true, failed: false });
  });

  it('says so when none can be played, and a further press tries them all again', () => {
    deck.toggle(second);
    audio.tell('error');
    audio.tell('error');
    expect(now()).toMatchObject({ id: 'b', playing: false, failed: true });
    expect(audio.src).toBe('');
    deck.toggle(second);
    expect(audio.src).toBe('/uploads/b.m4a');
    expect(now()).toMatchObject({ playing: true, failed: false });
  });

  it('hears that the phone paused it, or would not let it begin', async () => {
    deck.toggle(first);
    audio.arrive();
    audio.pause();
    expect(now()).toMatchObject({ id: 'a', playing: false });
    audio.refusal = 'NotAllowedError';
    deck.toggle(first);
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ playing: false, failed: false });
  });

  it('learns a length nobody measured from the recording', () => {
    deck.toggle({ ...first, seconds: null });
    audio.arrive(7.5);
    expect(now().seconds).toBe(7.5);
  });

  it('is stopped for a track that went away, and only for that', () => {
    deck.toggle(first);
    deck.stop('b');
    expect(now().id).toBe('a');
    deck.stop('a');
    expect(now().id).toBeNull();
    expect(audio.src).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('where a voice note is played from', () => {
  const webm = { url: '/o.webm', mimeType: 'audio/webm', copyUrl: '/c.m4a' };
  const says = (answers: Record<string, CanPlayTypeResult>) => (type: string) =>
    Object.entries(answers).find(([name]) => type.includes(name))?.[1] ?? '';

  it('the copy comes first in browsers sure of AAC, also in one that says "maybe" to what it cannot play', () => {
    expect(voiceSources(webm, says({ mp4a: 'probably', webm: 'maybe' }))).toEqual(['/c.m4a', '/o.webm']);
    expect(voiceSources(webm, says({ mp4a: 'probably', webm: '' }))).toEqual(['/c.m4a', '/o.webm']);
    expect(voiceSources(webm, says({ mp4a: 'maybe', webm: '' }))).toEqual(['/c.m4a', '/o.webm']);
  });

  it('the recording comes first where AAC is not certain', () => {
    expect(voiceSources(webm, says({ mp4a: '', webm: 'maybe' }))).toEqual(['/o.webm', '/c.m4a']);
  });

  it('without a copy there is the recording alone', () => {
    expect(voiceSources({ url: '/o.mp3', mimeType: 'audio/mpeg' }, says({}))).toEqual(['/o.mp3']);
  });
});
