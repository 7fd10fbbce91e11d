import { useState } from 'react';
import type { SettleBody } from '#shared/contract/office-payments.ts';
import { readReason } from '#shared/domain/text-safety.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { settle } from './payment-list.api.ts';

interface SettleFormProps {
  pid: number;
  to: SettleBody['to'];
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** A person's end to a payment the provider's report of which does not fit. */
export function SettleForm({ pid, to, onDone, onCancel }: SettleFormProps) {
  const { t } = useTranslation('money');
  const [reason, setReason] = useState('');
  const isPaid = to === 'success';
  const stepUp = useStepUp(
    async () => {
      await settle(pid, { to, reason: reason.trim() });
      showToast(t('settle.done'));
      await onDone();
    },
    { failed: t('settle.failed') },
  );
  return (
    <ActForm
      title={isPaid ? t('settle.titlePaid') : t('settle.titleUnpaid')}
      summary={reason.trim()}
      stepUp={stepUp}
      submit={isPaid ? t('settle.paid') : t('settle.unpaid')}
      ready={readReason(reason) !== null}
      danger={!isPaid}
      onCancel={onCancel}
    >
      <p>{isPaid ? t('settle.textPaid') : t('settle.textUnpaid')}</p>
      <TextArea
        label={t('refund.reason')}
        name="reason"
        rows={2}
        maxLength={500}
        autoFocus
        value={reason}
        hint={t('refund.reasonHint')}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActForm>
  );
}
