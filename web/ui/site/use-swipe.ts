import { type CSSProperties, useRef } from 'react';
import { type Swipe, type SwipeHandlers, swipeHandlers } from './swipe.ts';

/** Spread on what is swiped: up and down stays the browser's, so that scrolling is as smooth as ever. */
export const SWIPEABLE: CSSProperties = { touchAction: 'pan-y pinch-zoom' };

/**
 * Calls `onSwipe` when a finger is let go further than `thresholdPx` to the right of where it went down. While it
 * pulls, the element carries `data-swipe` (`pulling`, `enough`) and `--pulled` (px) for its style sheet. The style
 * is set by hand: a state change per move would draw the whole thread anew.
 */
export function useSwipe(onSwipe: (() => void) | undefined, thresholdPx: number): SwipeHandlers {
  return swipeHandlers(useRef<Swipe | null>(null), onSwipe, thresholdPx);
}
