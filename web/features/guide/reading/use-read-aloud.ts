import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reader } from '../../../lib/aloud/read-aloud.ts';
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

/** Reads the chapter aloud, as it was recorded or with the device's own voice, from what is on the screen to the end. */
export function useReadAloud(): ReadAloud {
  const { language } = useTranslation('guide');
  const [state, setState] = useState<SpeechState>('silent');
  /** Who reads; an older one has nothing to say any more. */
  const reader = useRef<Reader | null>(null);
  /** Grows with every start and stop. */
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    reader.current?.stop();
    unmark();
    setState('silent');
  }, []);

  // Another chapter, another language, or the reader has gone: silence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is the trigger, not an input
  useEffect(() => stop, [stop, language]);

  const start = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    // In the tap itself: an iPhone plays later only what was touched then.
    const audio = new Audio();
    audio.load();
    setState('speaking');
    // Of the many who open a chapter, few have it read: how a text is cut for a voice comes when it is asked for.
    const [lib, parts] = await Promise.all([
      import('../../../lib/aloud/read-aloud.ts'),
      import('./readable-parts.ts'),
    ]).catch(() => []);
    if (mine !== run.current) return;
    if (!lib || !parts) {
      showToast(translate('common', 'state.failed'), { tone: 'error' });
      return stop();
    }
    const own = await lib.createReader(language, audio);
    if (mine !== run.current) return;
    reader.current = own;
    const article = chapterText();
    let isHeard = false;
    for (const element of fromScreen(article ? parts.readableIn(article) : [])) {
      const text = parts.textOf(element);
      // Where there is neither recording nor voice the page stays where it is.
      const can = await own.canSay(text);
      if (mine !== run.current) return;
      if (!can) continue;
      isHeard = true;
      mark(element);
      await own.say(text);
      if (mine !== run.current) return;
    }
    stop();
    if (!isHeard) setState('speechSynthesis' in window ? 'no-voice' : 'unsupported');
  }, [language, stop]);

  const pause = useCallback(() => {
    reader.current?.pause();
    setState('paused');
  }, []);
  const resume = useCallback(() => {
    reader.current?.resume();
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
