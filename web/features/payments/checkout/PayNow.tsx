import type { MouseEvent } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import { type UpiApp, upiLink } from '#shared/domain/money/upi.ts';
import { usePhoneKind } from '../../../lib/device/phone-kind.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonAnchor } from '../../../ui/fields/Button.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './PayBox.module.css';
import type { Order } from './read-order.ts';
import { isStill, type OrderNow } from './use-order-now.ts';
import { useUpiTry } from './use-upi-try.ts';

const APPS = ['phonepe', 'googlePay', 'paytm', 'bhim'] as const;

interface PayNowProps {
  order: Order;
  now: OrderNow;
  reference: string;
  onTry: () => void;
}

/**
 * The link to the buyer's app. An iPhone offers no choice among apps, so there they are named; a desktop has none,
 * so there the same link is a picture for the phone, while the account is known to be the right one.
 */
export function PayNow({ order, now, reference: first, onTry }: PayNowProps) {
  const { upi, payTo } = now;
  const { t } = useTranslation('checkout');
  const { reference, notOpened, handleTry } = useUpiTry(first);
  // The server knows no device: as it draws the page, and without scripts, there is the link alone.
  const known = usePhoneKind();
  const kind = known ?? 'android';
  const link = (app: UpiApp) =>
    upiLink(
      {
        payeeId: upi.id,
        payeeName: upi.name,
        amountPaise: order.amountPaise,
        item: order.name || 'Item',
        sku: order.sku,
        reference,
      },
      app,
    );
  const handlePress = (event: MouseEvent<HTMLAnchorElement>) =>
    payTo.handlePress(
      event,
      (told) => isStill(now, told),
      () => {
        onTry();
        handleTry();
      },
    );
  return (
    <>
      <ButtonAnchor wide className={styles.now} href={link('any')} onClick={handlePress}>
        {t('pay.now')}
      </ButtonAnchor>
      {kind === 'iphone' ? (
        <section aria-labelledby="upi-apps">
          <p id="upi-apps">{t('pay.apps')}</p>
          <div className={styles.apps}>
            {APPS.map((app) => (
              <ButtonAnchor key={app} tone="secondary" href={link(app)} onClick={handlePress}>
                {t(`app.${app}`)}
              </ButtonAnchor>
            ))}
          </div>
        </section>
      ) : null}
      <p role="status" className={styles.notOpened}>
        {notOpened ? t('pay.notOpened') : null}
      </p>
      {known === null ? <div className={styles.qrToCome} /> : null}
      {kind === 'desktop' && !payTo.isUnsure ? (
        <figure className={styles.qr}>
          <figcaption>{t('pay.qr')}</figcaption>
          <div className={styles.code}>
            <QrCode
              value={link('any')}
              label={t('pay.qrLabel', { amount: formatPaise(order.amountPaise), id: upi.id })}
            />
          </div>
        </figure>
      ) : null}
    </>
  );
}
