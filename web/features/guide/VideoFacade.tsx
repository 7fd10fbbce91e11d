import { Play } from 'lucide-react';
import { BUSINESS } from '#content/business.ts';
import { VIDEOS } from '#content/guide/videos.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { TapToLoad } from '../../ui/site/TapToLoad.tsx';
import styles from './VideoFacade.module.css';

interface VideoFacadeProps {
  /** Key in content/guide/videos.ts. */
  video: string;
  title: string;
}

/** A film behind a button: until it is pressed nothing of its host is loaded and no cookie is set. */
export function VideoFacade({ video, title }: VideoFacadeProps) {
  const { t } = useTranslation('guide');
  const own = VIDEOS[video]?.youtube;
  // Until the owner names a film of its own, the clinic's, under a title that promises no other.
  const id = own || BUSINESS.videoId;
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
        {t('video.note')} <SampleMark when={BUSINESS.sample && !own} />
      </p>
    </div>
  );
}
