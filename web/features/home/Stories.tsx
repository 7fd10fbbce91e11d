import { BUSINESS } from '#content/business.ts';
import { STORIES } from '#content/stories.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Band } from '../../ui/site/Band.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { Scene } from '../../ui/site/Scene.tsx';
import styles from './Cards.module.css';

/** Three farmers, each with name and place; `content/stories.ts` holds them. Without any there is no such block. */
export function Stories() {
  const { t, language } = useTranslation('home');
  if (STORIES.length === 0) return null;
  return (
    <Band title={t('stories.title')} lead={t('stories.lead')}>
      <ul className={styles.cards}>
        {STORIES.map(({ picture, text, author, place, crop }) => (
          <li key={picture} className={styles.card}>
            <Scene name={picture} />
            <figure className={styles.words}>
              <blockquote className={styles.said}>{text[language]}</blockquote>
              <figcaption className={styles.who}>
                {author[language]} <SampleMark when={BUSINESS.sample} />
                <br />
                <span className={styles.where}>
                  {crop[language]} · {place[language]}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
