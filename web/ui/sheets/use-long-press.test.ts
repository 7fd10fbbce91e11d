// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
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

describe('the tap that ends a long press', () => {
  const tap = () => {
    const heard = vi.fn();
    document.body.addEventListener('click', heard, { once: true });
    document.body.click();
    document.body.removeEventListener('click', heard);
    return heard.mock.calls.length;
  };
  const point = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
  const holdLong = () => {
    const { hand } = press(450);
    point('pointerdown');
    hand.onPointerDown(finger());
    vi.advanceTimersByTime(451);
    hand.onPointerUp();
  };

  it('is swallowed wherever it falls, and only that one', () => {
    holdLong();
    point('pointerup');
    expect(tap()).toBe(0);
    expect(tap()).toBe(1);
  });

  it('is not waited for: the next touch is another one', () => {
    holdLong();
    point('pointerdown');
    expect(tap()).toBe(1);
  });

  it('is not waited for longer than a browser takes to tell of it', () => {
    holdLong();
    point('pointerup');
    vi.advanceTimersByTime(401);
    expect(tap()).toBe(1);
  });
});
