import { type PointerEvent, useRef, useState } from 'react';

/** Farther than this and the slide changes (specification, constants). Pixels. */
const SWIPE_PX = 40;

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
}

/** Follows one finger or the mouse sideways; `onSwipe` hears +1 for a pull to the left (on to the next), -1 back. */
export function useDrag(onSwipe: (by: 1 | -1, pulled: number) => void): {
  drag: number;
  held: boolean;
  handlers: DragHandlers;
} {
  const begin = useRef<{ id: number; x: number } | null>(null);
  const [held, setHeld] = useState(false);
  const [drag, setDrag] = useState(0);

  function letGo(): void {
    begin.current = null;
    setHeld(false);
    setDrag(0);
  }

  const handlers: DragHandlers = {
    onPointerDown(event) {
      if (begin.current || event.button !== 0) return;
      begin.current = { id: event.pointerId, x: event.clientX };
      // So that a drag which ends beside the picture ends at all.
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(true);
    },
    onPointerMove(event) {
      if (begin.current?.id === event.pointerId) setDrag(Math.round(event.clientX - begin.current.x));
    },
    onPointerUp(event) {
      if (begin.current?.id !== event.pointerId) return;
      const moved = event.clientX - begin.current.x;
      letGo();
      if (Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1, Math.round(moved));
    },
    // The browser took the finger for its own: the page is being scrolled.
    onPointerCancel: letGo,
  };
  return { drag, held, handlers };
}
