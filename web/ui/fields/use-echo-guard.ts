import { type MouseEvent, useRef } from 'react';

/** The second half of a double tap comes within this time, and so near to the first. */
const ECHO_MS = 700;
const ECHO_PX = 24;

interface Tap {
  control: Element;
  name: string;
  at: number;
  x: number;
  y: number;
}

/**
 * Spread on what holds controls that take each other's place. A double tap on one of them must not press the one
 * that stands there a moment later: Send becomes the microphone, Stop becomes Send.
 */
export function useEchoGuard(): {
  onClickCapture: (event: MouseEvent) => void;
  onInputCapture: () => void;
} {
  const last = useRef<Tap | null>(null);
  return {
    onClickCapture(event) {
      const control = event.target instanceof Element ? event.target.closest('button') : null;
      // Keys and scripts press without a place.
      if (!control || event.detail === 0) return;
      const tap = { control, name: nameOf(control), at: event.timeStamp, x: event.clientX, y: event.clientY };
      const before = last.current;
      last.current = tap;
      if (!before || !isEcho(before, tap)) return;
      // A third tap is an echo of the first one too.
      last.current = { ...before, at: tap.at };
      event.preventDefault();
      event.stopPropagation();
    },
    // Who has written something since taps anew.
    onInputCapture() {
      last.current = null;
    },
  };
}

function isEcho(before: Tap, tap: Tap): boolean {
  const isReplaced = before.name !== tap.name && before.control.getClientRects().length === 0;
  const isNear = Math.abs(tap.x - before.x) < ECHO_PX && Math.abs(tap.y - before.y) < ECHO_PX;
  return isReplaced && isNear && tap.at - before.at < ECHO_MS;
}

/** What says the same does the same: whoever presses it twice has meant it twice. */
function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent;
}
