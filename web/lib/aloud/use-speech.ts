import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n.ts';
import type { Reader } from './read-aloud.ts';

/**
 * `partly`: the rest nobody has recorded, and the phone has no voice for it. Nothing was heard: `noVoice` where the phone has none
 * of this language, `noSpeech` where the browser speaks none.
 */
export type Speech = 'silent' | 'speaking' | Quiet;
export type Quiet = 'partly' | 'noVoice' | 'noSpeech';

interface ReadAloud {
  state: Speech;
  /** Says these one after the other, with a pause between; what was said before falls silent. */
  say: (words: readonly string[]) => void;
  stop: () => void;
}

/** Recordings of the words, else the phone's own voice in the reader's language; silent when what asked for it has gone. */
export function useSpeech(): ReadAloud {
  const { language } = useTranslation('common');
  const [state, setState] = useState<Speech>('silent');
  const run = useRef<Run>({ reader: null });

  useEffect(() => () => end(run), []);

  const stop = useCallback(() => {
    end(run);
    setState('silent');
  }, []);

  async function say(words: readonly string[]): Promise<void> {
    end(run);
    const mine = run.current;
    // In the tap itself: an iPhone plays later only what was touched then.
    const audio = new Audio();
    audio.load();
    setState('speaking');
    const lib = await import('./read-aloud.ts').catch(() => null);
    const reader = (await lib?.createReader(language, audio)) ?? null;
    if (mine !== run.current) return;
    mine.reader = reader;
    let said = 0;
    for (const each of reader ? words : []) {
      if (await reader?.say(each)) said += 1;
      if (mine !== run.current) return;
    }
    setState(said === words.length ? 'silent' : quiet(said > 0));
  }

  return { state, say: (words) => void say(words), stop };
}

/** One reading, from the tap to its end; a newer one takes its place. */
interface Run {
  reader: Reader | null;
}

function end(run: RefObject<Run>): void {
  run.current.reader?.stop();
  run.current = { reader: null };
}

const quiet = (isPartly: boolean): Quiet =>
  isPartly ? 'partly' : 'speechSynthesis' in window ? 'noVoice' : 'noSpeech';

/** The words for it, where there is something to tell. */
export const quietOf = (state: Speech): Quiet | null =>
  state === 'silent' || state === 'speaking' ? null : state;
