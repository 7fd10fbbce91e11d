import { useEffect, useEffectEvent } from 'react';

/**
 * On a screen that fills the phone, Back closes what lies over it before it leaves the screen. The browser does so for
 * a `<dialog>` on Android alone, and nowhere for what is no dialog.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !('fullScreen' in document.documentElement.dataset)) return;
    let left = false;
    let release = () => {};
    void import('./back-layers.ts').then(({ addLayer }) => {
      if (!left) release = addLayer(() => close());
    });
    return () => {
      left = true;
      release();
    };
  }, [open]);
}

/**
 * Goes to another page from a layer that closes in the same moment. Its own entry of the history is left first
 * (back-layers.ts): a step back would otherwise cut the navigation off.
 */
export function leaveTo(address: string): void {
  const go = () => location.assign(address);
  if (history.state?.layer) addEventListener('popstate', go, { once: true });
  else go();
}
