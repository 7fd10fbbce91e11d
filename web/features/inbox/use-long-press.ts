import { type PointerEvent, useEffect, useRef } from 'react';

/** The specification's figure for the office. */
const LONG_PRESS_MS = 550;
/** A finger that has moved this far is scrolling. */
const SLIP_PX = 10;

interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: React.MouseEvent) => void;
}

/** A finger held still for 550 ms; the tap that ends the press then does nothing more. */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
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
      }, LONG_PRESS_MS);
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
