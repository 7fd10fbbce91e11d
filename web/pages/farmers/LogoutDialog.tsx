import { useState } from 'react';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { leaveDevice } from './leave-device.ts';

interface LogoutDialogProps {
  open: boolean;
  /** Something the farmer wrote has not left the phone. */
  unsent: boolean;
  session: FarmerSession;
  onCancel: () => void;
}

export function LogoutDialog({ open, unsent, session, onCancel }: LogoutDialogProps) {
  const { t } = useTranslation('accounts');
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      await leaveDevice(session);
    } catch (error) {
      showToast(errorText(error, t('logout.failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      tone="primary"
      title={t('logout.title')}
      confirmLabel={t('logout.action')}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <p>{t('logout.text')}</p>
      {unsent ? <p>{t('logout.unsent')}</p> : null}
      <ButtonLink tone="quiet" to="/my-data">
        {t('logout.myData')}
      </ButtonLink>
    </ConfirmDialog>
  );
}
