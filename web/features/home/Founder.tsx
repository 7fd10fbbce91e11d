import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import { Band } from '../../ui/site/Band.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { GivenScene } from '../../ui/site/Scene.tsx';
import styles from './Founder.module.css';

/** Who stands behind the house, with the sentence they say most often. */
export function Founder() {
  const { t, language } = useTranslation('home');
  const { founder, founderPicture = 'founder' } = useContent('people');
  const { quote, words } = useContent('about');
  return (
    <Band tone="leaf" hill className={styles.founder}>
      <GivenScene
        picture={founderPicture}
        label={founder[language]}
        sizes="(min-width: 900px) 420px, 90vw"
        className={styles.portrait}
      />
      <div>
        <h2 className={styles.heading}>{t('founder.title')}</h2>
        {quote ? <blockquote className={styles.quote}>{quote[language]}</blockquote> : null}
        <p className={styles.name}>
          {founder[language]} <SampleMark of={['people', 'about']} />
        </p>
        <p className={styles.role}>{t('founder.role')}</p>
        {words ? <p className={styles.text}>{words[language]}</p> : null}
        <ButtonLink to="/about" tone="accent">
          {t('founder.action')}
        </ButtonLink>
      </div>
    </Band>
  );
}
