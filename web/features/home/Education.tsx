import { Play } from 'lucide-react';
import type { PictureId } from '#content/media/pictures.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/fields/Button.tsx';
import { Band } from '../../ui/site/Band.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { Scene } from '../../ui/site/Scene.tsx';
import { TapToLoad } from '../../ui/site/TapToLoad.tsx';
import styles from './Education.module.css';

const TOPICS = [
  { key: 'soil', picture: 'topic-soil' },
  { key: 'water', picture: 'topic-water' },
  { key: 'rotation', picture: 'topic-rotation' },
  { key: 'market', picture: 'topic-market' },
] as const satisfies readonly { key: string; picture: PictureId }[];

/** A film and four things to learn. The film's house hears of the reader only after their tap. */
export function Education() {
  const { t } = useTranslation('home');
  const { home: film } = useContent('films');
  const { links } = useContent('contact');
  return (
    <Band tone="sky" hill title={t('education.title')} lead={t('education.lead')}>
      <div className={styles.columns}>
        <div>
          {film ? <Film film={film} /> : <Scene name="education-video" plain />}
          <div className={styles.ways}>
            <ButtonLink to="/guide">{t('education.guide')}</ButtonLink>
            {links.videoChannel ? (
              <>
                <ButtonAnchor tone="secondary" href={links.videoChannel}>
                  {t('education.channel')}
                </ButtonAnchor>
                <SampleMark of="contact" />
              </>
            ) : null}
          </div>
        </div>
        <ul className={styles.topics}>
          {TOPICS.map(({ key, picture }) => (
            <li key={key} className={styles.topic}>
              <Scene name={picture} plain className={styles.sign} />
              <div>
                <h3 className={styles.title}>{t(`education.${key}.title`)}</h3>
                <p>{t(`education.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Film({ film }: { film: string }) {
  const { t } = useTranslation('home');
  return (
    <>
      <TapToLoad
        href={`https://www.youtube.com/watch?v=${film}`}
        frame={`https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0`}
        title={t('education.videoTitle')}
        label={t('education.video')}
        icon={<Play aria-hidden="true" />}
      >
        <Scene name="education-video" plain />
      </TapToLoad>
      <p className={styles.note}>
        {t('education.videoNote')} <SampleMark of="films" />
      </p>
    </>
  );
}
