/** A finger that has moved this far has shown where it wants to go. */
const DECIDE_PX = 10;

/** A finger on its way: not yet decided, pulling to the right, or doing something else (scrolling, back again). */
export interface Swipe {
  readonly course: 'open' | 'right' | 'elsewhere';
  readonly startX: number;
  readonly startY: number;
  /** Pixels to the right of the start, never negative; 0 unless the course is `right`. */
  readonly pulled: number;
}

export function beginSwipe(x: number, y: number): Swipe {
  return { course: 'open', startX: x, startY: y, pulled: 0 };
}

/** The course is chosen once: whoever began to scroll cannot end in a swipe, however far they then go aside. */
export function moveSwipe(swipe: Swipe, x: number, y: number): Swipe {
  const right = x - swipe.startX;
  const down = y - swipe.startY;
  const course = swipe.course === 'open' ? courseOf(right, down) : swipe.course;
  return { ...swipe, course, pulled: course === 'right' ? Math.max(0, right) : 0 };
}

/** Whether letting go now counts: further than the threshold, not merely as far. */
export function isFarEnough(swipe: Swipe, thresholdPx: number): boolean {
  return swipe.pulled > thresholdPx;
}

function courseOf(right: number, down: number): Swipe['course'] {
  if (Math.hypot(right, down) < DECIDE_PX) return 'open';
  return right > Math.abs(down) ? 'right' : 'elsewhere';
}

/** The thing pulled follows the finger this far; beyond it the pull is understood. */
const REACH_PX = 84;
/** Milliseconds of the tick one feels when the pull has gone far enough. */
const TICK_MS = 12;

/** As React hands it on, or the browser itself. */
type Pointer = Pick<PointerEvent, 'pointerType' | 'isPrimary' | 'clientX' | 'clientY' | 'target'> & {
  currentTarget: unknown;
};

export interface SwipeHandlers {
  onPointerDown: (event: Pointer) => void;
  onPointerMove: (event: Pointer) => void;
  onPointerUp: (event: Pointer) => void;
  onPointerCancel: (event: Pointer) => void;
}

/** See `useSwipe`, without React. `swipe` holds what the finger is doing, from one event to the next. */
export function swipeHandlers(
  swipe: { current: Swipe | null },
  onSwipe: (() => void) | undefined,
  thresholdPx: number,
): SwipeHandlers {
  function letGo({ currentTarget }: Pointer): void {
    const element = currentTarget as HTMLElement;
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
      const element = event.currentTarget as HTMLElement;
      element.style.setProperty('--pulled', `${Math.min(REACH_PX, moved.pulled)}px`);
      element.setAttribute('data-swipe', isEnough ? 'enough' : 'pulling');
      if (isEnough && !wasEnough) navigator.vibrate?.(TICK_MS);
    },
    onPointerUp(event) {
      const counts = swipe.current !== null && isFarEnough(swipe.current, thresholdPx);
      letGo(event);
      if (counts) onSwipe?.();
    },
    onPointerCancel(event) {
      letGo(event);
    },
  };
}

/** A player's slider is pulled to the right for its own reasons. */
function ownsSwipes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, audio, video, [data-own-swipe]') !== null;
}
