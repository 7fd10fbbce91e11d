import { readStored, readStoredNumber, STORED, subscribeStored } from '../device/local-store.ts';
import { pageLoaded } from '../page/first-screen.ts';
import { takeEarlyEvents } from './event-replay.ts';
import { type Island, WAKE_EVENT, type Wake } from './island.ts';

/** Fetches the code of an island by its name; undefined for a name nobody has. */
type Fetch = (name: string) => Promise<Island> | undefined;

/** This far below the screen an island's code is fetched already. */
const NEAR = '300px';
/** Signs that an island is being used. A finger's `mousedown` comes with a tap, not with a scroll. */
const SIGNS = ['mousedown', 'focusin', 'keydown', 'input', 'click'];

/** Brings the islands of the document to life, each in its time. */
export function loadIslands(fetch: Fetch): void {
  const asked = new Set<Element>();
  const wake = (element: HTMLElement) => {
    if (asked.has(element)) return;
    asked.add(element);
    bringToLife(element, fetch).catch((error: unknown) => {
      // Without the code, or a line to fetch it: the next tap tries again, this one goes its own way.
      asked.delete(element);
      window.early?.release();
      console.debug(`no ${element.dataset.island}`, error);
    });
  };
  const wakeUsed = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    if (island) wake(island);
  };
  const wakeNamed = () => {
    const island = document.getElementById(location.hash.slice(1))?.closest<HTMLElement>('[data-island]');
    if (island) wake(island);
  };
  for (const sign of SIGNS) addEventListener(sign, wakeUsed, { capture: true, passive: true });
  addEventListener('hashchange', wakeNamed);
  for (const island of islandsIn(document)) {
    island.addEventListener(WAKE_EVENT, () => wake(island));
    waitFor(island.dataset.wake as Wake, island, () => wake(island));
  }
  wakeNamed();
  document.documentElement.dataset.started = '';
  // What was used before this script was here.
  const { tapped, typed = [] } = window.early ?? {};
  for (const used of [tapped, ...typed, document.activeElement]) {
    const island = used?.closest<HTMLElement>('[data-island]');
    if (island) wake(island);
  }
}

const islandsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-island]');

function waitFor(when: Wake, island: HTMLElement, wake: () => void): void {
  const wakeLater = () => void pageLoaded().then(wake);
  if (when === 'now') wake();
  else if (when === 'visible') whenNear(island, wakeLater);
  else if (when === 'idle' || (when === 'farmer' && isFarmersBrowser())) wakeLater();
  else if (when === 'farmer') {
    // Another tab may be the one where they log in.
    for (const key of [STORED.farmerMobile, STORED.farmerUnread]) subscribeStored(key, wake);
  }
}

function whenNear(island: HTMLElement, then: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  // An island has no box of its own.
  watch.observe(island.firstElementChild ?? island.parentElement ?? island);
}

const isFarmersBrowser = () =>
  readStored(STORED.farmerMobile) !== null || readStoredNumber(STORED.farmerUnread) > 0;

async function bringToLife(element: HTMLElement, fetch: Fetch): Promise<void> {
  const coming = fetch(element.dataset.island ?? '');
  if (!coming) throw new Error('unknown');
  // React's client starts beside the island's own code, not after it.
  const isPlain = element.dataset.id === undefined;
  const [island, react] = await Promise.all([coming, isPlain ? null : import('./hydrate.tsx')]);
  let repeat = () => {};
  const begin = () => {
    repeat = takeEarlyEvents(element);
  };
  if ('start' in island) {
    island.start(element);
    begin();
  } else await react?.hydrateIsland(element, island, begin);
  repeat();
}
