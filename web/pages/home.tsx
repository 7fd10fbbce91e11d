import { ArrowRight, Camera, PackageCheck, Stethoscope, Store, Tractor } from 'lucide-react';
import { Link } from 'react-router';
import { BUSINESS } from '#content/business.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './home.module.css';

const STATISTICS = ['experience', 'farmers', 'training', 'success'] as const;

const STEPS = [
  { key: 'show', icon: Camera },
  { key: 'advice', icon: Stethoscope },
  { key: 'receive', icon: PackageCheck },
] as const;

const ARMS = [
  { key: 'clinic', to: '/clinic', icon: Tractor },
  { key: 'distribution', to: '/distribution', icon: Store },
] as const;

export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <Hero />
      <section className={styles.statistics} aria-label={t('stats.label')}>
        <dl className={styles.figures}>
          {STATISTICS.map((key) => (
            <div key={key} className={styles.figure}>
              <dt>{t(`stats.${key}`)}</dt>
              <dd>{BUSINESS.statistics[key]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('steps.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ key, icon: Icon }) => (
            <li key={key} className={styles.step}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <div>
                <h3 className={styles.stepTitle}>{t(`steps.${key}.title`)}</h3>
                <p>{t(`steps.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.arms}>
        {ARMS.map(({ key, to, icon: Icon }) => (
          <Link key={key} to={to} className={styles.arm}>
            <span className={styles.armIcon}>
              <Icon aria-hidden="true" />
            </span>
            <h2 className={styles.armTitle}>{t(`arms.${key}.title`)}</h2>
            <p>{t(`arms.${key}.text`)}</p>
            <span className={styles.armAction}>
              {t(`arms.${key}.action`)}
              <ArrowRight aria-hidden="true" />
            </span>
          </Link>
        ))}
      </section>
    </>
  );
}

function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <img
        className={styles.scene}
        src="/art/plant-doctor.svg"
        width={1440}
        height={640}
        alt={t('hero.art')}
        fetchPriority="high"
      />
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.text')}</p>
          <div className={styles.actions}>
            <ButtonLink to="/farmers" tone="accent" className={styles.action}>
              {t('hero.action')}
            </ButtonLink>
            <ButtonLink to="/guide" tone="quiet">
              {t('hero.guide')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
