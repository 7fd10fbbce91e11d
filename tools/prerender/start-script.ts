/// <reference lib="dom" />
import { minifySync } from 'vite';
import type { EarlyUse } from '../../web/lib/page/early-use.ts';

/*
 * The script in every page, the same text everywhere, so that the content policy can name it by one hash: what it
 * has to know stands on the template that holds the page's scripts. Why it does what it does is decision 26.
 *
 * It is made of the functions below as they stand here. So they name nothing from outside but each other, and
 * there is no less-than sign, which would end the search for what the policy has to allow.
 */

/** A reader who does nothing is left to read this long after the page has loaded. */
const QUIET_MS = 4000;
/** A link that waits for the scripts goes its own way when they have not come by then. */
const TIMEOUT_MS = 4000;

const PARTS = [idle, whenPainted, keepEarlyUse, putInParts, dress, isKnown, sleep];
const CODE = PARTS.map(String).join('\n');
const WHOLE = `(function(){${CODE}\nkeepEarlyUse(${TIMEOUT_MS});putInParts();sleep(${QUIET_MS})})()`;

/** No newer words than the oldest engine of web/vite.config.ts reads. */
export const START = minifySync('start.js', WHOLE, {
  module: false,
  compress: { target: 'es2020' },
}).code.trim();
if (!START || START.includes('<')) throw new Error('The content policy could not name the start script.');

function idle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 1500 });
  else setTimeout(then, 150);
}

/** Once the words are on the screen, which a small page has loaded before; at once in browsers that do not tell. */
function whenPainted(then: () => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    then();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

/** What is tapped and typed until the page is alive; web/lib/page/early-use.ts takes it from there. */
function keepEarlyUse(patience: number): void {
  const early: EarlyUse = { tapped: undefined, typed: [], stop, giveBack };

  function hold(event: Event): void {
    const { ctrlKey, metaKey, shiftKey, target } = event as MouseEvent;
    const tapped = (target as Element).closest<HTMLElement>('button,[role=button],[data-scripted]');
    if (!tapped || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    early.tapped?.removeAttribute('data-waiting');
    early.tapped = tapped;
    tapped.setAttribute('data-waiting', '');
    if (tapped instanceof HTMLAnchorElement) setTimeout(giveBack, patience);
  }

  function note({ target }: Event): void {
    const field = target as HTMLInputElement;
    if (!early.typed.includes(field)) early.typed.push(field);
  }

  function refuse(event: Event): void {
    event.preventDefault();
  }

  function stop(): void {
    removeEventListener('click', hold, true);
    removeEventListener('input', note, true);
    removeEventListener('submit', refuse, true);
  }

  function giveBack(): void {
    const { tapped } = early;
    stop();
    tapped?.removeAttribute('data-waiting');
    early.tapped = undefined;
    if (tapped instanceof HTMLAnchorElement) location.assign(tapped.href);
  }

  window.earlyUse = early;
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  addEventListener('submit', refuse, true);
}

/**
 * The face of the headings, then, part by part, what lies below the screen, while nothing else is going on. A place
 * in the page (a heading, a reload) can only be found again in a page of its true height: there nothing is put off.
 */
function putInParts(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || (visit && visit.type !== 'navigate')) root.removeAttribute('data-folded');

  function next(): void {
    const part = document.querySelector('[data-folded] [data-fold]');
    if (part) {
      part.removeAttribute('data-fold');
      part.getBoundingClientRect();
      idle(next);
    } else root.removeAttribute('data-folded');
  }

  addEventListener('load', () => whenPainted(() => idle(() => dress(() => idle(next)))));
}

/** Puts in the face the template names, once it is here; who asks their phone to spare data is spared it. */
function dress(then: () => void): void {
  const { face } = (document.getElementById('later') as HTMLTemplateElement).dataset;
  const spare = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!face || spare || !('FontFace' in window)) {
    then();
    return;
  }
  const [family, source, options] = JSON.parse(face) as [string, string, FontFaceDescriptors];
  new FontFace(family, source, options)
    .load()
    .then((font) => document.fonts.add(font))
    .then(then, then);
}

/** Has been here before: the language is stored when a page has come to life (web/lib/i18n.ts). */
function isKnown(): boolean {
  try {
    return localStorage.getItem('site_lang') !== null;
  } catch {
    return false;
  }
}

/** Puts the scripts in with the first sign of use, when the page says so, or after a quiet while. */
function sleep(quiet: number): void {
  const later = document.getElementById('later') as HTMLTemplateElement;
  const signs = 'pointermove pointerdown touchstart keydown wheel scroll focusin click storage'.split(' ');
  const isNow = later.dataset.atOnce !== undefined || location.hash !== '' || isKnown();
  let isAwake = false;

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    later.content.querySelector('script')?.addEventListener('error', () => window.earlyUse?.giveBack());
    document.head.appendChild(later.content);
  }

  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('load', () => {
    if (isNow) idle(wake);
    else setTimeout(() => idle(wake), quiet);
  });
}
