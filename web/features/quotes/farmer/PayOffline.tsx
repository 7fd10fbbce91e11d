import { useState } from 'react';
import { BUSINESS } from '#content/business.ts';
import { formatRupees, rupeesToPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE, upiLink } from '#shared/domain/money/upi-link.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { ButtonAnchor } from '../../../ui/fields/Button.tsx';

/** How a quotation is paid where the shop has no payment provider: a UPI app or the counter, and the office confirms. */
export function PayOffline({ amount }: { amount: number }) {
  const { t } = useTranslation('quotes');
  const [reference] = useState(() => `AV${newClientId().replaceAll('-', '').slice(0, 16).toUpperCase()}`);
  const amountPaise = rupeesToPaise(amount);
  const { id: payeeId, name: payeeName } = BUSINESS.upi;
  const link = upiLink({ payeeId, payeeName, amountPaise, item: 'Quotation', sku: 'AV', reference });
  return (
    <>
      {amountPaise <= UPI_LIMIT_PAISE ? (
        <ButtonAnchor wide href={link}>
          {t('card.payUpi', { amount: formatRupees(amount) })}
        </ButtonAnchor>
      ) : null}
      <p>{t('card.offline', { id: payeeId })}</p>
    </>
  );
}
