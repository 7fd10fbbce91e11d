import { closeOutboxes } from '../../features/chat/outbox/use-send-message.ts';
import { logout } from '../../features/identity/office/staff-login.api.ts';
import { forgetStaffSession } from '../../features/identity/office/staff-session.ts';
import { turnOffPush } from '../../features/push/subscription.ts';
import { forgetPrivateData } from '../../features/pwa/worker.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { forgetKeptForms } from '../../lib/kept-form.ts';
import { keepOfficePlace } from '../../lib/office-place.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';

/** Ends the session here and on the server. Without a line nobody is logged out, and that is said. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('office');
  return async () => {
    try {
      await turnOffPush('admin', null).catch(() => {});
      await logout();
      endSession('left');
      await forgetPrivateData();
    } catch (error) {
      const isOver = error instanceof HttpError && error.status === 401;
      if (!isOver) showToast(t('logout.failed'), { tone: 'error' });
    }
  };
}

/** Ends the office login in this browser: uploads stop, unsent words stay on the device, the form is back. */
export function endSession(why: 'left' | 'over' = 'over'): void {
  closeOutboxes((owner) => owner.startsWith('admin:'));
  keepOfficePlace(null);
  forgetKeptForms();
  forgetStaffSession(why);
}
