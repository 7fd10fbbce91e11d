import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from './i18n.ts';

/** `noVoice`: the phone has none of this language; `noSpeech`: the browser speaks none. */
export type Speech = 'silent' | 'speaking' | 'noVoice' | 'noSpeech';

interface ReadAloud {
  state: Speech;
  /** Says these one after the other, with a pause between; what was said before falls silent. */
  say: (words: readonly string[]) => void;
  stop: () => void;
}

/** The phone's own voice in the reader's language, silent when what asked for it has gone. */
export function useSpeech(): ReadAloud {
  const { language } = useTranslation('common');
  const [state, setState] = useState<Speech>('silent');
  /** Grows with every start and stop: an older run has nothing to say any more. */
  const run = useRef(0);

  useEffect(() => () => silence(run), []);

  const stop = useCallback(() => {
    silence(run);
    setState((now) => (now === 'speaking' ? 'silent' : now));
  }, []);

  async function say(words: readonly string[]): Promise<void> {
    if (!('speechSynthesis' in window)) return setState('noSpeech');
    silence(run);
    const mine = run.current;
    setState('speaking');
    const speech = await import('./speech.ts').catch(() => null);
    const voice = await speech?.findVoice(speechSynthesis, language);
    if (mine !== run.current) return;
    if (!speech || !voice) return setState('noVoice');
    for (const piece of words.flatMap(speech.piecesOf)) {
      await speech.speak(piece, voice);
      if (mine !== run.current) return;
    }
    setState('silent');
  }

  return { state, say: (words) => void say(words), stop };
}

function silence(run: RefObject<number>): void {
  run.current += 1;
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
