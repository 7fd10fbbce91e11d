import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { beginSwipe, isFarEnough, moveSwipe, type Swipe } from './swipe.ts';

/** The thing pulled follows the finger this far; beyond it the pull is understood. */
const REACH_PX = 84;
/** Milliseconds of the tick one feels when the pull has gone far enough. */
const TICK_MS = 12;

export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Spread on what is swiped: up and down stays the browser's, so that scrolling is as smooth as ever. */
export const SWIPEABLE: CSSProperties = { touchAction: 'pan-y pinch-zoom' };

/**
 * Calls `onSwipe` when a finger is let go further than `thresholdPx` to the right of where it went down. While it
 * pulls, the element carries `data-swipe` (`pulling`, `enough`) and `--pulled` (px) for its style sheet. The style
 * is set by hand: a state change per move would draw the whole thread anew.
 */
export function useSwipe(onSwipe: (() => void) | undefined, thresholdPx: number): SwipeHandlers {
  const swipe = useRef<Swipe | null>(null);

  function letGo(element: HTMLElement): void {
    swipe.current = null;
    element.removeAttribute('data-swipe');
    element.style.removeProperty('--pulled');
  }

  return {
    onPointerDown(event) {
      const isOne = event.pointerType !== 'mouse' && event.isPrimary;
      swipe.current =
        isOne && onSwipe && !ownsSwipes(event.target) ? beginSwipe(event.clientX, event.clientY) : null;
    },
    onPointerMove(event) {
      if (!swipe.current) return;
      const moved = moveSwipe(swipe.current, event.clientX, event.clientY);
      const wasEnough = isFarEnough(swipe.current, thresholdPx);
      const isEnough = isFarEnough(moved, thresholdPx);
      swipe.current = moved;
      if (moved.course !== 'right') return;
      const element = event.currentTarget;
      element.style.setProperty('--pulled', `${Math.min(REACH_PX, moved.pulled)}px`);
      element.setAttribute('data-swipe', isEnough ? 'enough' : 'pulling');
      if (isEnough && !wasEnough) navigator.vibrate?.(TICK_MS);
    },
    onPointerUp(event) {
      const counts = swipe.current !== null && isFarEnough(swipe.current, thresholdPx);
      letGo(event.currentTarget);
      if (counts) onSwipe?.();
    },
    onPointerCancel(event) {
      letGo(event.currentTarget);
    },
  };
}

/** A player's slider is pulled to the right for its own reasons. */
function ownsSwipes(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, audio, video, [data-own-swipe]') !== null;
}
