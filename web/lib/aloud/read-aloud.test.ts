// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SpokenManifest, spokenKey } from '#shared/domain/content/spoken-line.ts';
import { createReader } from './read-aloud.ts';

/** What the phone's loudspeaker gave, in order. */
const heard: string[] = [];
let manifest: SpokenManifest = {};
let gone: string[] = [];
let hasVoice = true;

/** An audio element that has played as soon as it begins; a file called `broken` it cannot play. */
function speaker(): HTMLAudioElement {
  const audio = new EventTarget() as HTMLAudioElement;
  return Object.assign(audio, {
    src: '',
    pause: () => undefined,
    async play() {
      if (audio.src.includes('broken')) throw new Error('NotSupportedError');
      heard.push(audio.src);
      audio.onended?.(new Event('ended'));
    },
  });
}

beforeEach(async () => {
  heard.length = 0;
  gone = [];
  hasVoice = true;
  const entry = (file: string) => ({ file, mime: 'audio/mp4', bytes: 9 });
  manifest = {
    [spokenKey('Which crop?')]: entry('crop.m4a'),
    [spokenKey('Since when?')]: entry('broken.m4a'),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    if (gone.includes(address)) throw new TypeError('offline');
    const headers = { 'content-type': `audio/${address.split('/').at(-1)}` };
    return address.endsWith('.json') ? Response.json(manifest) : new Response('', { headers });
  });
  // A sound is known by its type, which here is its name.
  URL.createObjectURL = (sound) => (sound as Blob).type;
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => (hasVoice ? [{ lang: 'en-IN' }] : []),
    addEventListener: (_: string, known: () => void) => known(),
    speak: (words: { text: string; onend: () => void }) => {
      heard.push(`voice: ${words.text}`);
      words.onend();
    },
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => undefined,
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const reader = () => createReader('en', speaker());

describe('a line', () => {
  it('is heard as somebody recorded it, before any voice', async () => {
    expect(await (await reader()).say(' Which\n crop? ')).toBe(true);
    expect(heard).toEqual(['audio/crop.m4a']);
  });

  it('is read by the phone where its words are others than those that were recorded', async () => {
    expect(await (await reader()).say('Which crop is it?')).toBe(true);
    expect(heard).toEqual(['voice: Which crop is it?']);
  });

  it.each(['its file cannot be played', 'its file does not come'])(
    'is read by the phone where %s',
    async (why) => {
      const text = why.includes('played') ? 'Since when?' : 'Which crop?';
      if (text === 'Which crop?') gone = ['/media/spoken/crop.m4a'];
      expect(await (await reader()).say(text)).toBe(true);
      expect(heard).toEqual([`voice: ${text}`]);
    },
  );

  it('without recording and voice is silent, and says so', async () => {
    hasVoice = false;
    const mine = await reader();
    expect(await mine.canSay('Which crop?')).toBe(true);
    expect(await mine.canSay('Where?')).toBe(false);
    expect(await mine.say('Where?')).toBe(false);
    expect(heard).toEqual([]);
  });

  it('is read by the phone where the list of recordings cannot be had', async () => {
    gone = ['/media/spoken-en.json'];
    expect(await (await reader()).say('Which crop?')).toBe(true);
    expect(heard).toEqual(['voice: Which crop?']);
  });
});

it('falls silent for good when it is stopped', async () => {
  const mine = await reader();
  mine.stop();
  await mine.say('Which crop?');
  await mine.say('Where?');
  expect(heard).toEqual([]);
});
