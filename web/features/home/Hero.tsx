import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import styles from './Hero.module.css';

/** The promise of the house, in the sky above the field it speaks of. */
export function Hero() {
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
            <ButtonLink to="/farmers" tone="accent" className={styles.action}>
              {t('hero.action')}
            </ButtonLink>
            <ButtonLink to="/guide" tone="secondary">
              {t('hero.guide')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
