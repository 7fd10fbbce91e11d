import type { CustomerPayment } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './DispatchPanel.module.css';
import type { Choice, Goods } from './goods.ts';
import { setHandedOver } from './use-dispatch-form.ts';

interface GoodsFieldProps {
  goods: Goods;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

/** What is paid and what is quoted, each to be put on this LR or left off it. */
export function GoodsField({ goods, choice, onChoice }: GoodsFieldProps) {
  const { t } = useTranslation('office');
  if (goods.toSend.length + goods.unpaid.length === 0) return null;

  function handlePaid(pid: number, isOn: boolean): void {
    const left = new Set(choice.left);
    if (isOn) left.delete(pid);
    else left.add(pid);
    onChoice({ ...choice, left });
  }

  return (
    <fieldset className={styles.goods}>
      <legend>{t('dispatch.carries')}</legend>
      {goods.toSend.map((payment) => (
        <Paid
          key={payment.pid}
          payment={payment}
          isOn={!choice.left.has(payment.pid)}
          onToggle={(isOn) => handlePaid(payment.pid, isOn)}
        />
      ))}
      {goods.unpaid.map((quotation) => (
        <Unpaid
          key={quotation.id}
          quotation={quotation}
          isOn={choice.quotationId === quotation.id}
          onToggle={(isOn) => onChoice({ ...choice, quotationId: isOn ? quotation.id : null })}
        />
      ))}
    </fieldset>
  );
}

interface LineProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function Paid({ payment, isOn, onToggle }: LineProps & { payment: CustomerPayment }) {
  const { t, language } = useTranslation('office');
  const { pid, amount, item, paid_at: at } = payment;
  return (
    <div className={styles.line}>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
        <span>
          <strong>{formatRupees(amount)}</strong> {item ? textIn(item, language) : t('dispatch.quotation')}
          <small>{at ? t('dispatch.paid', { when: formatDate(at, language) }) : null}</small>
        </span>
      </label>
      <HandedOver pid={pid} />
    </div>
  );
}

function Unpaid({ quotation, isOn, onToggle }: LineProps & { quotation: Quotation }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.line}>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
        <span>
          <strong>{formatRupees(quotation.amount)}</strong> {t('dispatch.quotation')}
          <small className={styles.unpaid}>{t('dispatch.unpaid')}</small>
        </span>
      </label>
    </div>
  );
}

/** The farmer took it along, or there is nothing to send. */
function HandedOver({ pid }: { pid: number }) {
  const { t } = useTranslation('office');

  async function note(isHandedOver: boolean): Promise<void> {
    try {
      await setHandedOver(pid, isHandedOver);
      if (!isHandedOver) return;
      const action = { label: t('dispatch.undo'), onAction: () => void note(false) };
      showToast(t('dispatch.handedOverDone'), { tone: 'success', action, duration: 8000 });
    } catch (error) {
      showToast(errorText(error, t('dispatch.handedOverFailed')), { tone: 'error' });
    }
  }

  return (
    <Button tone="quiet" title={t('dispatch.handedOverHint')} onClick={() => note(true)}>
      {t('dispatch.handedOver')}
    </Button>
  );
}
