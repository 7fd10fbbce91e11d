import type { Language } from '../i18n.ts';
import { addressesOf, fetchRecorded, fetchSound, recordingOf } from './recorded-lines.ts';
import { findVoice, piecesOf, speak } from './speech.ts';

/** Says lines: as somebody recorded them, else with the phone's voice. */
export interface Reader {
  /** Whether there is a recording of these words, or a voice. */
  canSay(text: string): Promise<boolean>;
  /** Resolves when the words are over or were cut short. False: nothing was heard, for there is neither. */
  say(text: string): Promise<boolean>;
  pause(): void;
  resume(): void;
  /** Silence, for good. */
  stop(): void;
}

/**
 * @param audio made in the tap that asked for it: iPhones play no other
 */
export async function createReader(language: Language, audio: HTMLAudioElement): Promise<Reader> {
  const recorded = await fetchRecorded(language);
  let voice: Promise<SpeechSynthesisVoice | null> | undefined;
  let isOver = false;
  /** Phones tell their voices late: they are asked for where no recording is. */
  const voiceOf = () => {
    voice ??= 'speechSynthesis' in window ? findVoice(speechSynthesis, language) : Promise.resolve(null);
    return voice;
  };

  async function playRecording(text: string): Promise<boolean> {
    const entry = recordingOf(recorded, text);
    for (const address of entry ? addressesOf(entry) : []) {
      const sound = await fetchSound(address);
      if (isOver) return true;
      if (sound && (await play(audio, sound))) return true;
    }
    return false;
  }

  async function sayWithVoice(text: string): Promise<boolean> {
    const found = await voiceOf();
    if (!found) return false;
    for (const piece of piecesOf(text)) {
      if (isOver) break;
      await speak(piece, found);
    }
    return true;
  }

  return {
    canSay: async (text) => recordingOf(recorded, text) !== undefined || (await voiceOf()) !== null,
    say: async (text) => isOver || (await playRecording(text)) || isOver || sayWithVoice(text),
    pause() {
      audio.pause();
      if ('speechSynthesis' in window) speechSynthesis.pause();
    },
    resume() {
      if (audio.currentSrc && !audio.ended) void audio.play().catch(() => undefined);
      if ('speechSynthesis' in window) speechSynthesis.resume();
    },
    stop() {
      isOver = true;
      // Ends what is being played, and says so to whoever waits for its end.
      audio.dispatchEvent(new Event('ended'));
      audio.pause();
      if ('speechSynthesis' in window) speechSynthesis.cancel();
    },
  };
}

/** False where this browser does not play it. */
function play(audio: HTMLAudioElement, sound: Blob): Promise<boolean> {
  const url = URL.createObjectURL(sound);
  return new Promise<boolean>((resolve) => {
    audio.onended = () => resolve(true);
    audio.onerror = () => resolve(false);
    audio.src = url;
    audio.play().catch(() => resolve(false));
  }).finally(() => URL.revokeObjectURL(url));
}
