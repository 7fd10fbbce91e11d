import { FileCheck2, GraduationCap, Phone, ShieldCheck, Stethoscope } from 'lucide-react';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonAnchor, ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Band } from '../ui/site/Band.tsx';
import { PageHero } from '../ui/site/PageHero.tsx';
import { Steps } from '../ui/site/Points.tsx';
import styles from './distribution.module.css';

/** No claims that would have to be proved: the figures are those of the policies. */
const FIGURES = ['families', 'process', 'delivery', 'report'] as const;

const FEATURES = [
  { key: 'genuine', icon: ShieldCheck },
  { key: 'papers', icon: FileCheck2 },
  { key: 'support', icon: Stethoscope },
  { key: 'training', icon: GraduationCap },
] as const;

const WAY = ['ask', 'agree', 'order', 'receive'] as const;

/** The dealers' arm. */
export default function DistributionPage() {
  const { t } = useTranslation(['distribution', 'common']);
  const { phone } = useContent('contact');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <PageHero
        over={t('hero.over')}
        title={t('hero.title')}
        text={t('hero.text')}
        picture="distribution-hero"
        look="bay"
      >
        <ButtonLink tone="accent" to="/dealers">
          {t('hero.portal')}
        </ButtonLink>
        <ButtonLink tone="secondary" to="/contact">
          {t('hero.become')}
        </ButtonLink>
        <ButtonLink tone="on-leaf" to="/about">
          {t('hero.about')}
        </ButtonLink>
      </PageHero>
      <Band tone="white" tight label={t('stats.title')}>
        <dl className={styles.crates}>
          {FIGURES.map((key) => (
            <div key={key}>
              <dt>{t(`stats.${key}.text`)}</dt>
              <dd>{t(`stats.${key}.figure`)}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band title={t('features.title')}>
        <ul className={styles.stack}>
          {FEATURES.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" />
              <div>
                <h3>{t(`features.${key}.title`)}</h3>
                <p>{t(`features.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <Band tone="white" title={t('how.title')}>
        <Steps
          steps={WAY.map((key) => ({ title: t(`how.${key}.title`), text: t(`how.${key}.text`) }))}
          look="road"
        />
      </Band>
      <Band tone="turmeric" title={t('ready.title')} lead={t('ready.text')} actions>
        <ButtonAnchor
          tone="primary"
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon={<Phone aria-hidden="true" />}
        >
          {phone}
        </ButtonAnchor>
        <ShareButton tone="secondary" text={t('share')} />
      </Band>
    </>
  );
}
