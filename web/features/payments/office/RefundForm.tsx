import { useState } from 'react';
import type { OfficePayment, Refund } from '#shared/contract/office-payments.ts';
import {
  formatPaise,
  formatRupees,
  parseRupeesToPaise,
  rupeesToPaise,
  stripAmountInput,
} from '#shared/domain/money/money.ts';
import { readReason } from '#shared/domain/text-safety.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './PaymentPanel.module.css';
import { refund } from './payment-list.api.ts';

/** Above how many rupees two decide, and who the second is. */
export interface FourEyes {
  above: number;
  second: Refund['second'];
}

interface RefundFormProps {
  payment: OfficePayment;
  fourEyes: FourEyes | undefined;
  onDone: () => Promise<void>;
  /** A colleague was faster: what they did is to be seen. */
  onOvertaken: () => Promise<void>;
  onCancel: () => void;
}

/** What has gone back of it, or will: the limit counts all of it, in paise. */
const promised = ({ captured, refundable }: OfficePayment) =>
  captured === null ? 0 : rupeesToPaise(captured) - rupeesToPaise(refundable);

/** Money back to the payer: how much, and why. */
export function RefundForm({ payment, fourEyes, onDone, onOvertaken, onCancel }: RefundFormProps) {
  const { t } = useTranslation('money');
  const { pid, refundable } = payment;
  const [amount, setAmount] = useState(refundable.toFixed(2));
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(newClientId);
  const [seen, setSeen] = useState<number | undefined>(payment.refunds.length);
  const paise = parseRupeesToPaise(amount);
  const isPossible = paise !== null && paise > 0 && paise <= rupeesToPaise(refundable);
  const wantsSecond =
    fourEyes !== undefined && paise !== null && paise + promised(payment) > rupeesToPaise(fourEyes.above);

  const stepUp = useStepUp(
    async () => {
      const wish = { amount, reason: reason.trim(), seen: seen ?? payment.refunds.length, key };
      const { refund: made } = await refund(pid, wish).catch(async (error: unknown) => {
        if (error instanceof HttpError && error.code === 'REFUND_MEANWHILE') {
          change(() => setSeen(undefined));
          await onOvertaken();
        }
        throw error;
      });
      showToast(t(made.waits_for_second ? `refund.second.${made.second}` : 'refund.done'));
      await onDone();
    },
    { failed: t('refund.failed') },
  );

  /** Another wish is another request: its key must not meet the former one's answer. */
  function change(set: () => void): void {
    set();
    setKey(newClientId());
  }

  return (
    <ActForm
      title={t('refund.title')}
      summary={t('refund.line', { amount: formatPaise(paise ?? 0), reason: reason.trim() })}
      stepUp={stepUp}
      submit={isPossible ? t('refund.submit', { amount: formatPaise(paise) }) : t('refund.submitPlain')}
      ready={isPossible && readReason(reason) !== null}
      danger
      onCancel={onCancel}
    >
      <TextField
        label={t('refund.amount')}
        name="amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        hint={t('refund.left', { amount: formatRupees(refundable) })}
        error={isPossible ? undefined : t('refund.left', { amount: formatRupees(refundable) })}
        onChange={(event) => change(() => setAmount(stripAmountInput(event.target.value)))}
      />
      <TextArea
        label={t('refund.reason')}
        name="reason"
        rows={2}
        maxLength={500}
        autoFocus
        value={reason}
        hint={t('refund.reasonHint')}
        onChange={(event) => change(() => setReason(event.target.value))}
      />
      {wantsSecond ? (
        <p className={styles.soft}>
          {t(`refund.fourEyes.${fourEyes.second}`, { limit: formatRupees(fourEyes.above) })}
        </p>
      ) : null}
    </ActForm>
  );
}
