import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import styles from './PayBox.module.css';

/** In place of the order, for a link whose price nobody can pay: nothing of what it says is shown. */
export function NotAnOrder() {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('notOrder.title')}</h2>
      <p>{t('notOrder.text')}</p>
      <ButtonLink wide to="/products">
        {t('products')}
      </ButtonLink>
      <ButtonLink wide tone="secondary" to="/farmers">
        {t('askOffice')}
      </ButtonLink>
    </section>
  );
}

/** In place of the ways to pay, for an article that is sold at the counter only or has run out. */
export function AskFirst({ isOut }: { isOut: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.box}>
      <p>{t(isOut ? 'soldOut' : 'askFirst')}</p>
      <ButtonLink wide to="/farmers">
        {t('askOffice')}
      </ButtonLink>
    </section>
  );
}
