import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import styles from './PayBox.module.css';

/** In place of the ways to pay, for an article that the owner sells at the counter only. */
export function AskFirst() {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.box}>
      <p>{t('askFirst')}</p>
      <ButtonLink wide to="/farmers">
        {t('askOffice')}
      </ButtonLink>
    </section>
  );
}
