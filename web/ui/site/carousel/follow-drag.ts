/** Farther than this and the slide changes (specification, constants). Pixels. */
const SWIPE_PX = 40;

interface DragListeners {
  onHold: (isHeld: boolean) => void;
  onDrag: (pixels: number) => void;
  /** +1 for a pull to the left (on to the next), -1 back; pixels it was pulled. */
  onSwipe: (by: 1 | -1, pulled: number) => void;
}

/** Follows one finger or the mouse sideways. */
export function followDrag(element: HTMLElement, { onHold, onDrag, onSwipe }: DragListeners): void {
  let begin: { id: number; x: number } | undefined;

  function letGo(): void {
    begin = undefined;
    onDrag(0);
    onHold(false);
  }

  element.addEventListener('pointerdown', (event) => {
    if (begin || event.button !== 0) return;
    begin = { id: event.pointerId, x: event.clientX };
    // So that a drag which ends beside the picture ends at all.
    element.setPointerCapture(event.pointerId);
    onHold(true);
  });
  element.addEventListener('pointermove', (event) => {
    if (begin?.id === event.pointerId) onDrag(Math.round(event.clientX - begin.x));
  });
  element.addEventListener('pointerup', (event) => {
    if (begin?.id !== event.pointerId) return;
    const moved = event.clientX - begin.x;
    letGo();
    if (Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1, Math.round(moved));
  });
  // The browser took the finger for its own: the page is being scrolled.
  element.addEventListener('pointercancel', letGo);
}
