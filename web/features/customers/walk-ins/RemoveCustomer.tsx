import { useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { removeCustomer } from './walk-ins.api.ts';

/** Asks before a farmer without a login is deleted who no longer agrees. */
export function RemoveCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation('walkin');
  const [busy, setBusy] = useState(false);
  const { chat_id: chatId, name } = customer;

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      await removeCustomer(chatId);
      showToast(t('remove.done', { name }), { tone: 'success' });
      onClose();
    } catch (error) {
      showToast(errorText(error, t('remove.failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      tone="danger"
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t(customer.set_aside ? 'remove.textSetAside' : 'remove.text')}
    </ConfirmDialog>
  );
}
