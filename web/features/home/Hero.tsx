import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import styles from './Hero.module.css';

/** The promise of the house, in the sky above the field it speaks of. */
export function Hero({ act }: { /** What a first visit is for. */ act: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      {/* What is to be seen is said by the first banner. */}
      <img
        className={styles.scene}
        src="/art/plant-doctor.svg"
        width={1440}
        height={640}
        alt=""
        loading="lazy"
      />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.text}>{t('hero.text')}</p>
          <div className={styles.actions}>
            {act}
            <ButtonLink to="/farmers" tone="quiet">
              {t('hero.action')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
