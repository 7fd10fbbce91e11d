import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes.ts';

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  /** Spread on the `<dialog>`. */
  events: {
    onCancel: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: React.PointerEvent<HTMLDialogElement>) => void;
    onClick: (event: React.MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Drives a native `<dialog>` from `open`: focus goes in and comes back, Escape (and Android's back gesture)
 * and a tap on the backdrop call `onClose`. A child with `data-autofocus` gets the focus, else the first that can. The dialog element itself is the backdrop: it fills the screen
 * and holds a panel, so that a tap whose target is the dialog is a tap outside the panel.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const returnTo = useRef<Element>(null);
  const pressedOnBackdrop = useRef(false);
  useBackCloses(open, onClose);

  // Before anything is painted: a key pressed on what can be seen but is not yet modal would go to the page behind.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    returnTo.current = document.activeElement;
    show(dialog);
    // React swallows the autofocus attribute the browser would look for.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    holdPage();
    return () => {
      hide(dialog);
      holdPage();
      focusAgain(returnTo.current);
    };
  }, [open]);
  // What stood inside may have put the focus back into the dialog as it went.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement === document.body) focusAgain(returnTo.current);
    };
  }, [open]);

  return {
    ref,
    events: {
      onCancel(event) {
        // A file chooser inside the dialog also fires `cancel`, and that one bubbles.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      onClose(event) {
        // Chrome closes by itself when Escape is pressed twice: follow it. The event comes a moment late: a
        // dialog that was shown again meanwhile (React's double mount in development) stays.
        if (event.target === ref.current && open && !ref.current?.open) onClose();
      },
      onPointerDown(event) {
        pressedOnBackdrop.current = event.target === ref.current;
      },
      onClick(event) {
        // Text selected inside and released outside must not close what is being read.
        if (event.target === ref.current && pressedOnBackdrop.current) onClose();
      },
    },
  };
}

/** The page behind may scroll again only when the last dialog has gone. */
function holdPage(): void {
  const isOver = document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-modal', isOver);
}

/** The browser gives focus back on close(), but not when React has already removed the element. */
function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Safari 14 has no showModal: there the dialog is merely placed above the page.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function hide(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}
