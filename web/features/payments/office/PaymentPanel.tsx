import { Download, MessageCircle, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type {
  CheckPaymentAnswer,
  OfficePayment,
  OfficePaymentAnswer,
} from '#shared/contract/office-payments.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonAnchor } from '../../../ui/fields/Button.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { AlertLine } from './AlertLine.tsx';
import { PaymentFacts, PaymentHistory } from './PaymentFacts.tsx';
import styles from './PaymentPanel.module.css';
import { askProvider } from './payment-list.api.ts';
import { Standing } from './payment-parts.tsx';
import { type FourEyes, RefundForm } from './RefundForm.tsx';
import { Refunds } from './Refunds.tsx';
import { SettleForm } from './SettleForm.tsx';
import { usePayment } from './use-payments.ts';

interface PaymentPanelProps {
  pid: number;
  /** Rupees above which a refund wants a second login; undefined until known. */
  fourEyes: FourEyes | undefined;
  onClose: () => void;
}

/** One payment: what is known of it, what happened, and what the office can do. Give it a key per payment. */
export function PaymentPanel({ pid, fourEyes, onClose }: PaymentPanelProps) {
  const { t } = useTranslation('money');
  const view = usePayment(pid);
  const { answer } = view;
  const title = answer ? t('one.title', { amount: formatRupees(answer.payment.amount) }) : t('heading');
  return (
    <SidePanel open onClose={onClose} title={title}>
      {view.phase === 'loading' ? <Loading /> : null}
      {view.phase === 'failed' ? (
        <ErrorState title={t('one.failed')} onRetry={view.retry}>
          {errorText(view.error, '')}
        </ErrorState>
      ) : null}
      {answer ? <Body answer={answer} fourEyes={fourEyes} onChange={view.refresh} /> : null}
    </SidePanel>
  );
}

interface BodyProps {
  answer: OfficePaymentAnswer;
  fourEyes: FourEyes | undefined;
  onChange: () => Promise<void>;
}

function Body({ answer: { payment, history }, fourEyes, onChange }: BodyProps) {
  const { t } = useTranslation('money');
  return (
    <div className={styles.body}>
      <p className={styles.marks}>
        <Standing payment={payment} />
        {payment.env === 'uat' ? <span className={styles.test}>{t('test')}</span> : null}
      </p>
      {payment.alerts.map((alert) => (
        <AlertLine key={alert.kind} pid={payment.pid} alert={alert} onChange={onChange} />
      ))}
      <PaymentActions payment={payment} fourEyes={fourEyes} onChange={onChange} />
      <PaymentFacts payment={payment} />
      <Refunds payment={payment} onChange={onChange} />
      <PaymentHistory history={history} />
    </div>
  );
}

type Form = 'none' | 'refund' | 'success' | 'failed';

function PaymentActions({
  payment,
  fourEyes,
  onChange,
}: Omit<BodyProps, 'answer'> & { payment: OfficePayment }) {
  const { t } = useTranslation('money');
  const [form, setForm] = useState<Form>('none');
  const { pid, status, refundable } = payment;
  const maySettle = useAbility('payment.settle');
  const mayRefund = useAbility('payment.refund');

  async function handleDone(): Promise<void> {
    setForm('none');
    await onChange();
  }
  if (form === 'refund') {
    const rest = { payment, fourEyes, onDone: handleDone, onOvertaken: onChange };
    return <RefundForm {...rest} onCancel={() => setForm('none')} />;
  }
  if (form !== 'none') {
    return <SettleForm pid={pid} to={form} onDone={handleDone} onCancel={() => setForm('none')} />;
  }
  return (
    <div className={styles.actions}>
      <AskButton payment={payment} onChange={onChange} />
      {status === 'review' && maySettle ? (
        <>
          <Button onClick={() => setForm('success')}>{t('settle.paid')}</Button>
          <Button tone="secondary" onClick={() => setForm('failed')}>
            {t('settle.unpaid')}
          </Button>
        </>
      ) : null}
      {refundable > 0 && mayRefund ? (
        <Button tone="secondary" onClick={() => setForm('refund')}>
          {t('refund.button')}
        </Button>
      ) : null}
      <Doors payment={payment} />
    </div>
  );
}

function Doors({ payment: { pid, status, chat_id: chatId, farmer } }: { payment: OfficePayment }) {
  const { t } = useTranslation('money');
  const readsChats = useAbility('inbox.read');
  return (
    <>
      {status === 'success' ? (
        <ButtonAnchor
          tone="quiet"
          icon={<Download aria-hidden="true" />}
          href={`/api/payment/status/${pid}/receipt?download=1`}
          download
        >
          {t('one.receipt')}
        </ButtonAnchor>
      ) : null}
      <ButtonAnchor tone="quiet" href={`/api/payment/status/${pid}/policies/terms`} target="_blank">
        {t('one.terms')}
      </ButtonAnchor>
      {chatId === null || !readsChats ? null : (
        <Link to={`/admin?chat=${chatId}`} className={styles.chat}>
          <MessageCircle aria-hidden="true" />
          <span>{t('openChat', { name: farmer?.name ?? '' })}</span>
        </Link>
      )}
    </>
  );
}

type Said = CheckPaymentAnswer['outcome'] | { refusal: string };

/**
 * What the provider says stands beside the button, in the panel of its own payment: an answer that comes when another one is
 * open has nowhere to be read as that one's.
 */
function AskButton({ payment, onChange }: { payment: OfficePayment; onChange: () => Promise<void> }) {
  const { t } = useTranslation('money');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const mayAsk = useAbility('payment.check');
  const { pid, status, captured } = payment;
  const isOpen = status === 'created' || status === 'pending';
  // Of what is paid the provider has said what it holds, unless the office alone said that it is paid.
  const isAskable = status !== 'success' || captured === null;

  async function handleAsk(): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      const { outcome } = await askProvider(pid);
      await onChange();
      setSaid(outcome);
    } catch (error) {
      setSaid({ refusal: errorText(error, t('ask.failed')) });
    }
    setBusy(false);
  }
  return (
    <>
      {mayAsk && isAskable ? (
        <Button icon={<RefreshCw aria-hidden="true" />} busy={busy} onClick={handleAsk}>
          {t('ask.button')}
        </Button>
      ) : null}
      <p role="status" className={styles.said}>
        {said === null ? null : wordsOf(said)}
      </p>
    </>
  );

  function wordsOf(outcome: Said): string {
    if (typeof outcome === 'object') return outcome.refusal;
    return t(outcome === 'checked' && isOpen ? 'ask.waiting' : `ask.${outcome}`);
  }
}
