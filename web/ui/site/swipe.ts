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
