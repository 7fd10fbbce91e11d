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
