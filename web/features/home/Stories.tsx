import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Band } from '../../ui/site/Band.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { GivenScene } from '../../ui/site/Scene.tsx';
import styles from './Cards.module.css';

/** What farmers said, each with name and place. Without any there is no such block. */
export function Stories() {
  const { t, language } = useTranslation('home');
  const { stories } = useContent('stories');
  if (stories.length === 0) return null;
  return (
    <Band title={t('stories.title')} lead={t('stories.lead')}>
      <ul className={styles.cards}>
        {stories.map(({ picture, text, author, place, crop }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once, and a picture may stand twice
          <li key={index} className={styles.card}>
            <GivenScene picture={picture} label={author[language]} sizes="(min-width: 920px) 33vw, 100vw" />
            <figure className={styles.words}>
              <blockquote className={styles.said}>{text[language]}</blockquote>
              <figcaption className={styles.who}>
                {author[language]} <SampleMark of="stories" />
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
