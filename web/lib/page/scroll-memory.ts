import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { readSession, writeSession } from '../device/local-store.ts';

/** Session storage (specification, section 3): how far down each page of this tab's history was read. */
const LAST_SCROLL = 'lastScroll';
/** Pages further back are rarely gone back to. */
const MOST_KEPT = 50;

/**
 * Going on starts a page at its top, or at the heading its address names; going back returns to where one was.
 * @param here where the reader has asked to go
 * @param shown what is on the screen: the page before, until the next has come
 */
export function useScrollMemory(here: Location, shown: Location): void {
  const type = useNavigationType();
  const leaving = useRef(here.key);
  const drawn = useRef(shown.key);
  const page = useRef(shown.pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload, or the way back from another site, is the browser's own to restore.
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    if (leaving.current === here.key) return;
    rememberScroll(leaving.current, window.scrollY);
    leaving.current = here.key;
  }, [here.key]);

  useLayoutEffect(() => {
    if (drawn.current === shown.key) return;
    drawn.current = shown.key;
    const heading = shown.hash && document.getElementById(decodeURIComponent(shown.hash.slice(1)));
    if (type === 'POP') window.scrollTo(0, readScrolls()[shown.key] ?? 0);
    else if (heading) heading.scrollIntoView();
    else window.scrollTo(0, 0);
    const isOtherPage = page.current !== shown.pathname;
    page.current = shown.pathname;
    // Who hears the page is taken along; within a page (the office's chats) the focus stays where the hand is.
    if (isOtherPage && type !== 'POP') document.getElementById('content')?.focus({ preventScroll: true });
  }, [shown, type]);
}

function rememberScroll(key: string, y: number): void {
  const { [key]: _, ...others } = readScrolls();
  const entries = [...Object.entries(others), [key, Math.round(y)]].slice(-MOST_KEPT);
  writeSession(LAST_SCROLL, JSON.stringify(Object.fromEntries(entries)));
}

function readScrolls(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(readSession(LAST_SCROLL) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}
