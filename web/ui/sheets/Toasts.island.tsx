import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../fields/Button.tsx';
import styles from './Toasts.module.css';
import { dismissToast, readToasts, subscribeToasts } from './toast-store.ts';

const NONE: ReturnType<typeof readToasts> = [];
/** Two taps within this are one: by the second another toast stands there, and its button is not meant. */
const DOUBLE_TAP_MS = 500;

/** Where toasts appear. Stands once, in the page shell; `showToast` fills it. */
export function ToastRegion() {
  // One at a time: what came before is said again when the newest has gone, if its time is not up.
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => NONE).slice(-1);
  const [newest] = toasts;
  const { t } = useTranslation('common');
  const ref = useRef<HTMLDivElement>(null);
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    // Open dialogs live in the browser's top layer; only a popover shown later lies above them.
    const region = ref.current;
    if (!region || typeof region.showPopover !== 'function') return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (newest) region.showPopover();
  }, [newest]);

  return (
    <div
      ref={ref}
      popover="manual"
      className={styles.region}
      data-toasts=""
      aria-live="polite"
      data-empty={newest === undefined}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={classNames(styles.toast, styles[toast.tone])}>
          <p className={styles.text}>{toast.text}</p>
          {toast.action ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                const now = performance.now();
                if (now - tappedAt.current < DOUBLE_TAP_MS) return;
                tappedAt.current = now;
                toast.action?.onAction();
                dismissToast(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          ) : null}
          <IconButton label={t('action.close')} tone="on-leaf" onClick={() => dismissToast(toast.id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

/** Asked for by the first toast (toast-store.ts). */
export default { name: 'Toasts', wake: 'asked', words: [], Component: ToastRegion } satisfies ReactIsland;
