import { useCallback, useEffect, useRef, useState } from 'react';
import { translate, useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { openFolds } from './article-marks.ts';

export type SpeechState = 'silent' | 'speaking' | 'paused' | 'no-voice' | 'unsupported';

export interface ReadAloud {
  state: SpeechState;
  start: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Attribute of the paragraph being read; styled in ChapterView.module.css. */
const SPEAKING = 'data-speaking';

/** Reads the chapter aloud with the device's own voice, from what is on the screen to the end. */
export function useReadAloud(): ReadAloud {
  const { language } = useTranslation('guide');
  const [state, setState] = useState<SpeechState>('silent');
  /** Grows with every start and stop: an utterance of an older run has nothing to say any more. */
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    if ('speechSynthesis' in window) speechSynthesis.cancel();
    unmark();
    setState('silent');
  }, []);

  // Another chapter, another language, or the reader has gone: silence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is the trigger, not an input
  useEffect(() => stop, [stop, language]);

  const start = useCallback(async () => {
    if (!('speechSynthesis' in window)) return setState('unsupported');
    run.current += 1;
    const mine = run.current;
    setState('speaking');
    // Of the many who open a chapter, few have it read: how a text is cut for a voice comes when it is asked for.
    const [speech, parts] = await Promise.all([
      import('../../../lib/speech.ts'),
      import('./readable-parts.ts'),
    ]).catch(() => []);
    if (mine !== run.current) return;
    if (!speech || !parts) {
      showToast(translate('common', 'state.failed'), { tone: 'error' });
      return stop();
    }
    const voice = await speech.findVoice(speechSynthesis, language);
    if (mine !== run.current) return;
    if (!voice) return setState('no-voice');
    const article = chapterText();
    const all = article ? parts.readableIn(article) : [];
    for (const element of fromScreen(all)) {
      mark(element);
      for (const piece of speech.piecesOf(parts.textOf(element))) {
        await speech.speak(piece, voice);
        if (mine !== run.current) return;
      }
    }
    stop();
  }, [language, stop]);

  const pause = useCallback(() => {
    speechSynthesis.pause();
    setState('paused');
  }, []);
  const resume = useCallback(() => {
    speechSynthesis.resume();
    setState('speaking');
  }, []);

  return { state, start: () => void start(), pause, resume, stop };
}

/** Reading starts where the reader is, not at the beginning. */
function fromScreen(all: HTMLElement[]): HTMLElement[] {
  const first = all.findIndex((element) => element.getBoundingClientRect().bottom > 80);
  return all.slice(Math.max(0, first));
}

function mark(element: HTMLElement): void {
  unmark();
  openFolds(element);
  element.setAttribute(SPEAKING, '');
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > window.innerHeight - 80) element.scrollIntoView({ block: 'center' });
}

function unmark(): void {
  for (const element of chapterText()?.querySelectorAll(`[${SPEAKING}]`) ?? [])
    element.removeAttribute(SPEAKING);
}

/** Static HTML, which stands beside the island. */
const chapterText = () => document.querySelector<HTMLElement>('article[data-text]');
