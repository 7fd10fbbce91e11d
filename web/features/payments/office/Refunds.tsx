import { useState } from 'react';
import type { OfficePayment, Refund } from '#shared/contract/office-payments.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './PaymentPanel.module.css';
import { decideRefund } from './payment-list.api.ts';
import { refundStanding } from './payment-parts.tsx';

interface RefundsProps {
  payment: OfficePayment;
  onChange: () => Promise<void>;
}

/** Money on its way back, and the second login's word where one is wanted. */
export function Refunds({ payment: { pid, refunds }, onChange }: RefundsProps) {
  const { t, language } = useTranslation('money');
  const mayDecide = useAbility('payment.refund');
  if (refunds.length === 0) return null;
  return (
    <section aria-label={t('one.refunds')}>
      <h3 className={styles.part}>{t('one.refunds')}</h3>
      <ul className={styles.history}>
        {refunds.map((each) => (
          <li key={each.id}>
            <span className={styles.step}>
              {formatRupees(each.amount)} · {t(`refund.state.${refundStanding(each)}`)}
            </span>
            <span>{each.reason}</span>
            <span className={styles.soft}>
              {[
                formatDateTime(each.created_at, language),
                each.requested_by
                  ? t('refund.by', { who: textIn(each.requested_by, language) })
                  : t('refund.books'),
                each.confirmed_by && t('refund.confirmedBy', { who: textIn(each.confirmed_by, language) }),
                each.failure_code,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {each.waits_for_second && mayDecide ? (
              <SecondLogin pid={pid} refund={each} onChange={onChange} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SecondLoginProps {
  pid: number;
  refund: Refund;
  onChange: () => Promise<void>;
}

function SecondLogin({ pid, refund, onChange }: SecondLoginProps) {
  const { t } = useTranslation('money');
  const [decision, setDecision] = useState<'confirm' | 'decline' | null>(null);
  const stepUp = useStepUp(
    async () => {
      if (decision === null) return;
      const { refund: made } = await decideRefund(pid, refund.id, decision);
      const done = decision === 'confirm' ? 'refund.confirmed' : 'refund.declined';
      // What the books asked for themselves has its first word by now.
      showToast(t(made.waits_for_second ? `refund.second.${made.second}` : done));
      setDecision(null);
      await onChange();
    },
    { failed: t('refund.failed') },
  );
  if (decision !== null) {
    const label = t(`refund.${decision}`);
    const line = t('refund.line', { amount: formatRupees(refund.amount), reason: refund.reason });
    return (
      <ActForm
        title={label}
        summary={line}
        stepUp={stepUp}
        submit={label}
        ready
        danger={decision === 'decline'}
        onCancel={() => setDecision(null)}
      >
        <p>{line}</p>
      </ActForm>
    );
  }
  return (
    <div className={styles.actions}>
      {refund.may_confirm ? (
        <Button onClick={() => setDecision('confirm')}>{t('refund.confirm')}</Button>
      ) : (
        <span className={styles.soft}>{t(`refund.second.${refund.second}`)}</span>
      )}
      <Button tone="quiet" onClick={() => setDecision('decline')}>
        {t('refund.decline')}
      </Button>
    </div>
  );
}
