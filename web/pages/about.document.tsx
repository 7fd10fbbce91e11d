import {
  HandHelping,
  Lock,
  MessageCircleQuestion,
  PlaySquare,
  ReceiptText,
  Scale,
  Sprout,
  UserRound,
} from 'lucide-react';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonAnchor, ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Band } from '../ui/site/Band.tsx';
import { PageHero } from '../ui/site/PageHero.tsx';
import { Points } from '../ui/site/Points.tsx';
import { SampleMark } from '../ui/site/SampleMark.tsx';
import { GivenScene } from '../ui/site/Scene.tsx';
import styles from './about.module.css';

const PROMISES = [
  { key: 'advice', icon: HandHelping },
  { key: 'first', icon: Sprout },
  { key: 'sell', icon: Scale },
  { key: 'sure', icon: MessageCircleQuestion },
  { key: 'genuine', icon: ReceiptText },
  { key: 'private', icon: Lock },
] as const;

/** Our Story: why the house began and the rules it keeps. */
export default function AboutPage() {
  const { t, language } = useTranslation('about');
  const paragraphs = useContent('about').story[language];
  const { links } = useContent('contact');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <PageHero
        over={t('hero.over')}
        title={t('hero.title')}
        text={t('hero.text')}
        picture="about"
        look="letter"
      />
      <Band className={styles.sheet}>
        <div className={styles.story}>
          <h2 className={styles.heading}>
            {t('story.title')} <SampleMark of="about" />
          </h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? styles.begin : undefined}>
              {paragraph}
            </p>
          ))}
          <p>{t('story.three')}</p>
        </div>
      </Band>
      <Band tone="sky" hill title={t('promise.title')}>
        <Points
          points={PROMISES.map(({ key, icon }) => ({
            icon,
            title: t(`promise.${key}.title`),
            text: t(`promise.${key}.text`),
          }))}
        />
      </Band>
      <Team />
      <Band tone="white" title={t('arms.title')}>
        <div className={styles.arms}>
          <div>
            <h3 className={styles.arm}>{t('arms.clinic.title')}</h3>
            <p>{t('arms.clinic.text')}</p>
            <ButtonLink tone="accent" to="/farmers">
              {t('arms.clinic.action')}
            </ButtonLink>
          </div>
          {links.videoChannel ? (
            <div>
              <h3 className={styles.arm}>
                {t('arms.videos.title')} <SampleMark of="contact" />
              </h3>
              <p>{t('arms.videos.text')}</p>
              <ButtonAnchor
                tone="secondary"
                href={links.videoChannel}
                icon={<PlaySquare aria-hidden="true" />}
              >
                {t('arms.videos.action')}
              </ButtonAnchor>
            </div>
          ) : null}
        </div>
        <div className={styles.share}>
          <ShareButton text={t('share')} />
        </div>
      </Band>
    </>
  );
}

/** Whom farmers meet, where the owner has named them. */
function Team() {
  const { t, language } = useTranslation('about');
  const { team = [] } = useContent('people');
  if (team.length === 0) return null;
  return (
    <Band title={t('people.title')}>
      <ul className={styles.people}>
        {team.map(({ name, role, qualification, picture }) => (
          <li key={name.en} className={styles.person}>
            {picture ? (
              <GivenScene picture={picture} label={name[language]} sizes="160px" className={styles.face} />
            ) : (
              <span className={styles.noFace}>
                <UserRound aria-hidden="true" />
              </span>
            )}
            <h3 className={styles.personName}>{name[language]}</h3>
            <p>{role[language]}</p>
            {qualification ? <p className={styles.qualification}>{qualification[language]}</p> : null}
          </li>
        ))}
      </ul>
    </Band>
  );
}
