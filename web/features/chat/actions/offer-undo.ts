import type { SenderRole } from '#shared/contract/wire.ts';
import { translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

/** As long as a person is given to take a deletion back; longer while the pointer or the focus is on it. */
const UNDO_MS = 5000;

/** Says that messages are gone, and for whom, with the one button that brings them back. */
export function offerUndo(side: SenderRole, count: number, bringBack: () => void): void {
  showToast(
    translate('chat', side === 'farmer' ? 'deletion.goneForMe' : 'deletion.goneForOffice', { count }),
    {
      duration: UNDO_MS,
      action: {
        label: translate('chat', 'deletion.undo'),
        onAction() {
          bringBack();
          // The button goes with its toast; the keyboard goes on in the thread.
          document.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
          showToast(translate('chat', 'deletion.isBack', { count }), { tone: 'success' });
        },
      },
    },
  );
}
