import { useState } from 'react';
import { formatRupees, rupeesToPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE, upiLink } from '#shared/domain/money/upi.ts';
import { codeText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { usePayTo } from '../../../lib/money/use-pay-to.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { Button, ButtonAnchor } from '../../../ui/fields/Button.tsx';

interface PayOfflineProps {
  /** Undefined of a quotation that is known by its message alone. */
  id: number | undefined;
  amount: number;
}

/**
 * How a quotation is paid where the shop has no payment provider: a UPI app or the counter, and the office confirms. The
 * account is the server's word: the page itself may be one that the phone has kept.
 */
export function PayOffline({ id: quotation, amount }: PayOfflineProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const [reference] = useState(() => `AV${newClientId().replaceAll('-', '').slice(0, 16).toUpperCase()}`);
  const [first, setFirst] = useState<string | null>(null);
  const payTo = usePayTo(quotation === undefined ? {} : { quotation_id: quotation });
  const { told } = payTo;
  if (told && first === null) setFirst(told.pay_to.id);
  const unsure = payTo.isUnsure ? <p role="alert">{codeText('NETWORK', '')}</p> : null;
  if (!told)
    return (
      <>
        {unsure}
        {unsure ? <Button onClick={payTo.retry}>{t('common:action.retry')}</Button> : null}
      </>
    );
  if (told.order?.payable === false) return <p role="status">{codeText('PAYMENT_NOT_OPEN', '')}</p>;
  const amountPaise = rupeesToPaise(amount);
  const { id, name: payeeName } = told.pay_to;
  const link = upiLink({ payeeId: id, payeeName, amountPaise, item: 'Quotation', sku: 'AV', reference });
  return (
    <>
      {amountPaise <= UPI_LIMIT_PAISE ? (
        <ButtonAnchor
          wide
          href={link}
          onClick={(event) =>
            payTo.handlePress(
              event,
              ({ pay_to: to, order }) => to.id === id && to.name === payeeName && order?.payable !== false,
            )
          }
        >
          {t('card.payUpi', { amount: formatRupees(amount) })}
        </ButtonAnchor>
      ) : null}
      {first !== null && first !== id ? <p role="alert">{t('card.otherAccount', { was: first })}</p> : null}
      {unsure}
      <p>{t('card.offline', { id })}</p>
    </>
  );
}
