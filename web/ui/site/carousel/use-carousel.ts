import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { type DragHandlers, useDrag } from './use-drag.ts';

/** What a slide does at the moment; undefined is out of sight. */
export type SlideRole =
  | 'current'
  | 'come-next'
  | 'come-previous'
  | 'leave-next'
  | 'leave-previous'
  | 'before'
  | 'after';

export interface CarouselControl {
  /** Scripts run: the row to push sideways has become a carousel. */
  live: boolean;
  index: number;
  /** Pixels the picture follows the finger. */
  drag: number;
  /** Pixels the pictures had been dragged when the last slide began. */
  pull: number;
  held: boolean;
  /** Advancing by itself now. */
  playing: boolean;
  /** Stopped by the reader (or by their wish for less motion), until they let it run. */
  stopped: boolean;
  roleOf: (index: number) => SlideRole | undefined;
  step: (by: 1 | -1) => void;
  goTo: (index: number) => void;
  toggle: () => void;
  /** Listeners of the window the pictures pass in. */
  hand: DragHandlers;
}

type Pictured = { src: string | undefined; light?: string | undefined };

interface Move {
  index: number;
  from: number | null;
  by: 1 | -1;
  /** Where the finger left the pictures, pixels: from there they slide on. */
  pull?: number;
}

/** Where a slide's light form is enough. */
export const SMALL_SCREEN = '(max-width: 759px)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export function useCarousel(slides: readonly Pictured[], interval: number): CarouselControl {
  const count = slides.length;
  const [{ index, from, by, pull = 0 }, moveTo] = useReducer(move, { index: 0, from: null, by: 1 });
  // Deferred: keeps two dozen controls out of the hydration commit.
  const live = useDeferredValue(true, false);
  const lessMotion = useSyncExternalStore(subscribeLessMotion, prefersLessMotion, isNotBrowser);
  const hidden = useSyncExternalStore(subscribeVisibility, isHidden, isNotBrowser);
  const [wish, setWish] = useState<'run' | 'stop' | null>(null);
  const stopped = wish === null ? lessMotion : wish === 'stop';
  const ready = usePreloaded(slides);
  const step = (direction: 1 | -1, pulled = 0) =>
    moveTo({ index: (index + direction + count) % count, from: index, by: direction, pull: pulled });
  const { drag, held, handlers } = useDrag(step);
  const playing = live && count > 1 && ready && !stopped && !hidden && !held;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => moveTo({ index: (index + 1) % count, from: index, by: 1 }), interval);
    return () => clearTimeout(timer);
  }, [playing, index, count, interval]);

  function roleOf(slide: number): SlideRole | undefined {
    if (slide === index)
      return drag === 0 && from !== null ? (by === 1 ? 'come-next' : 'come-previous') : 'current';
    if (drag < 0 && slide === (index + 1) % count) return 'after';
    if (drag > 0 && slide === (index - 1 + count) % count) return 'before';
    if (drag === 0 && slide === from) return by === 1 ? 'leave-next' : 'leave-previous';
    return undefined;
  }

  return {
    live,
    index,
    drag,
    pull,
    held,
    playing,
    stopped,
    roleOf,
    step,
    goTo: (to) => moveTo({ index: to, from: index, by: to < index ? -1 : 1 }),
    toggle: () => setWish(stopped ? 'run' : 'stop'),
    hand: handlers,
  };
}

function move(before: Move, next: Move): Move {
  return next.index === before.index ? before : next;
}

/** True once every picture has come; begins when the page itself has loaded, so as not to stand in its way. */
function usePreloaded(slides: readonly Pictured[]): boolean {
  const [ready, setReady] = useState(false);
  const begin = useEffectEvent(async (isGone: () => boolean) => {
    await Promise.all(slides.map((slide) => preload(slide)));
    if (!isGone()) setReady(true);
  });
  const sources = slides.map(({ src }) => src).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are fetched anew
  useEffect(() => {
    let gone = false;
    // A picture that will not come leaves the carousel standing; arrows and dots work on.
    const start = () => void begin(() => gone).catch(() => undefined);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', start);
    };
  }, [sources]);
  return ready;
}

async function preload({ src, light }: Pictured): Promise<void> {
  if (!src) return;
  await new Promise<void>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`No picture at ${src}`));
    image.fetchPriority = 'low';
    image.src = light && matchMedia(SMALL_SCREEN).matches ? light : src;
  });
}

const isNotBrowser = () => false;
const isHidden = () => document.hidden;
const prefersLessMotion = () => matchMedia(LESS_MOTION).matches;

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function subscribeLessMotion(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
