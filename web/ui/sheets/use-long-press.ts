import { type PointerEvent, useEffect, useRef } from 'react';

/** A finger that has moved this far is scrolling. */
const SLIP_PX = 10;

export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** How long after the finger has left the browser may still tell of a tap. */
const LATE_TAP_MS = 400;

/** A finger held still for `ms`; the tap that ends the press then does nothing more. A mouse has its own button. */
export function useLongPress(onLongPress: () => void, ms: number): LongPressHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerDown(event) {
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      cancel();
      timer.current = setTimeout(() => {
        swallowTap();
        onLongPress();
      }, ms);
    },
    onPointerMove(event) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}

/** Wherever it falls: the sheet that came may lie under the finger by then. The next touch is another one. */
function swallowTap(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => removeEventListener('click', swallow, true);
  const once = { capture: true, once: true };
  addEventListener('click', swallow, once);
  addEventListener('pointerdown', forget, once);
  addEventListener('pointerup', () => setTimeout(forget, LATE_TAP_MS), once);
}
