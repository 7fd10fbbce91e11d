import { LOCALES } from '#shared/domain/by-language.ts';
import type { Language } from '../i18n.ts';

/** Phones tell their voices late; after this they have none. */
const VOICES_MS = 1500;
/** Longer pieces are cut off by some engines in the middle. */
const LONGEST_PIECE = 220;

/** A voice for the language, the Indian one first; null when the device has none. */
export async function findVoice(
  speech: SpeechSynthesis,
  language: Language,
): Promise<SpeechSynthesisVoice | null> {
  const voices = await voicesOf(speech);
  const of = (test: (tag: string) => boolean) =>
    voices.find(({ lang }) => test(lang.replace('_', '-').toLowerCase()));
  return (
    of((tag) => tag === LOCALES[language].tag.toLowerCase()) ?? of((tag) => tag.startsWith(language)) ?? null
  );
}

async function voicesOf(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  if (speech.getVoices().length > 0) return speech.getVoices();
  await new Promise<void>((resolve) => {
    speech.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_MS);
  });
  return speech.getVoices();
}

/** A sentence ends with its mark and a space: '0.4' and 'ಕಿ.ಗ್ರಾಂ' are one word to the voice. */
const SENTENCE = /\S.*?(?:[.!?।]+(?=\s|$)|$)\s*/g;

/** A paragraph in pieces an engine reads to their end, cut after sentences; a very long one also after a comma. */
export function piecesOf(text: string): string[] {
  const sentences = text.replace(/\s+/g, ' ').trim().match(SENTENCE) ?? [];
  return sentences.flatMap(cutLong).reduce<string[]>((pieces, sentence) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST_PIECE) {
      pieces[pieces.length - 1] = last + sentence;
    } else pieces.push(sentence);
    return pieces;
  }, []);
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= LONGEST_PIECE) return [sentence];
  const comma = sentence.slice(0, LONGEST_PIECE).search(/[,;:] [^,;:]*$/);
  const at = comma > 0 ? comma + 2 : sentence.lastIndexOf(' ', LONGEST_PIECE - 1) + 1;
  return at > 0 ? [sentence.slice(0, at), ...cutLong(sentence.slice(at))] : [sentence];
}

/** Says one piece; resolves when it is over, also where it was cancelled or not understood. */
export function speak(text: string, voice: SpeechSynthesisVoice): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve();
    speechSynthesis.speak(utterance);
  });
}
