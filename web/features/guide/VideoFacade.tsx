import { Play } from 'lucide-react';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { TapToLoad } from '../../ui/site/TapToLoad.tsx';
import styles from './VideoFacade.module.css';

interface VideoFacadeProps {
  /** The name that the chapter gives its place. */
  video: string;
  title: string;
}

/** A film behind a button: until it is pressed nothing of its host is loaded and no cookie is set. */
export function VideoFacade({ video, title }: VideoFacadeProps) {
  const { t } = useTranslation('guide');
  const { home, guide } = useContent('films');
  const own = guide.find(({ place }) => place === video)?.film;
  // Until the owner names a film of its own, the clinic's, under a title that promises no other.
  const id = own ?? home;
  if (!id) return null;
  const shown = own ? title : t('video.clinic');
  return (
    <div className={styles.film}>
      <TapToLoad
        href={`https://www.youtube.com/watch?v=${id}`}
        frame={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={shown}
        label={t('video.play')}
        icon={<Play aria-hidden="true" />}
      >
        <span className={styles.poster}>{shown}</span>
      </TapToLoad>
      <p className={styles.note}>
        {t('video.note')} {own ? null : <SampleMark of="films" />}
      </p>
    </div>
  );
}
