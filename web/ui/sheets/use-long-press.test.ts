// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { MouseEvent, PointerEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function press(ms: number) {
  const onLongPress = vi.fn();
  const { result } = renderHook(() => useLongPress(onLongPress, ms));
  return { onLongPress, hand: result.current };
}

function finger(x = 0, y = 0, pointerType = 'touch'): PointerEvent {
  return { pointerType, clientX: x, clientY: y } as PointerEvent;
}

function click() {
  return { preventDefault: vi.fn(), stopPropagation: vi.fn() };
}

describe.each([450, 550])('a long press of %i ms', (ms) => {
  it('has not happened one millisecond before', () => {
    const { hand, onLongPress } = press(ms);
    hand.onPointerDown(finger());
    vi.advanceTimersByTime(ms - 1);
    hand.onPointerUp();
    vi.advanceTimersByTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('has happened one millisecond after, once, with the finger still down', () => {
    const { hand, onLongPress } = press(ms);
    hand.onPointerDown(finger());
    vi.advanceTimersByTime(ms + 1);
    expect(onLongPress).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });
});

describe('a press that is none', () => {
  it('slips away: the finger scrolls', () => {
    const { hand, onLongPress } = press(450);
    hand.onPointerDown(finger(10, 10));
    hand.onPointerMove(finger(10, 24));
    vi.advanceTimersByTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('may tremble', () => {
    const { hand, onLongPress } = press(450);
    hand.onPointerDown(finger(10, 10));
    hand.onPointerMove(finger(14, 14));
    vi.advanceTimersByTime(451);
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });

  it('is taken over by the browser, or comes from a mouse', () => {
    const { hand, onLongPress } = press(450);
    hand.onPointerDown(finger());
    hand.onPointerCancel();
    hand.onPointerDown(finger(0, 0, 'mouse'));
    vi.advanceTimersByTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});

it('swallows the tap that ends a long press, and only that one', () => {
  const { hand } = press(450);
  hand.onPointerDown(finger());
  vi.advanceTimersByTime(451);
  hand.onPointerUp();
  const ending = click();
  hand.onClickCapture(ending as unknown as MouseEvent);
  expect(ending.preventDefault).toHaveBeenCalled();
  const next = click();
  hand.onClickCapture(next as unknown as MouseEvent);
  expect(next.preventDefault).not.toHaveBeenCalled();
});
