import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface LogoutDialogProps {
  open: boolean;
  /** Something the farmer wrote has not left the phone. */
  unsent: boolean;
  onLogout: () => Promise<void>;
  onCancel: () => void;
}

export function LogoutDialog({ open, unsent, onLogout, onCancel }: LogoutDialogProps) {
  const { t } = useTranslation('accounts');
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      await onLogout();
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
