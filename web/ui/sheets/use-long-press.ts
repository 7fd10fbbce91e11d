import { type PointerEvent, useEffect, useRef } from 'react';

/** A finger that has moved this far is scrolling. */
const SLIP_PX = 10;

export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: React.MouseEvent) => void;
}

/** A finger held still for `ms`; the tap that ends the press then does nothing more. A mouse has its own button. */
export function useLongPress(onLongPress: () => void, ms: number): LongPressHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isDone = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerDown(event) {
      isDone.current = false;
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      cancel();
      timer.current = setTimeout(() => {
        isDone.current = true;
        onLongPress();
      }, ms);
    },
    onPointerMove(event) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture(event) {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
