import { describe, expect, it } from 'vitest';
import { beginSwipe, isFarEnough, moveSwipe, type Swipe } from './swipe.ts';

/** A finger put down at 100/100 and led through these points, told as distances from there. */
function led(...path: readonly (readonly [right: number, down: number])[]): Swipe {
  return path.reduce(
    (swipe, [right, down]) => moveSwipe(swipe, 100 + right, 100 + down),
    beginSwipe(100, 100),
  );
}

describe('a swipe to the right', () => {
  it.each([
    [43, false],
    [44, false],
    [45, true],
  ])('of %i px against a threshold of 44 counts: %s', (distance, counts) => {
    expect(isFarEnough(led([distance, 0]), 44)).toBe(counts);
    expect(isFarEnough(led([5, 1], [20, 2], [distance, 3]), 44)).toBe(counts);
  });

  it('is measured where the finger is let go, not where it once was', () => {
    expect(isFarEnough(led([60, 0], [40, 0]), 44)).toBe(false);
    expect(led([60, 0], [-30, 0]).pulled).toBe(0);
  });

  it('never comes of a scroll, however far the finger then goes to the right', () => {
    expect(isFarEnough(led([0, 20], [200, 20]), 44)).toBe(false);
    expect(isFarEnough(led([9, 12], [120, 12]), 44)).toBe(false);
    expect(led([15, 15], [80, 15]).course).toBe('elsewhere');
  });

  it('may wander up and down once it has begun', () => {
    expect(isFarEnough(led([14, 2], [50, 40]), 44)).toBe(true);
  });

  it('does not go to the left', () => {
    expect(isFarEnough(led([-80, 0]), 44)).toBe(false);
    expect(led([-20, 0], [90, 0]).course).toBe('elsewhere');
  });

  it('is undecided while the finger merely trembles', () => {
    expect(led([6, 6])).toMatchObject({ course: 'open', pulled: 0 });
  });
});
