import { Play } from 'lucide-react';
import { useState } from 'react';
import { BUSINESS } from '#content/business.ts';
import { VIDEOS } from '#content/guide/videos.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './VideoFacade.module.css';

interface VideoFacadeProps {
  /** Key in content/guide/videos.ts. */
  video: string;
  title: string;
}

/** A film behind a button: until it is pressed nothing of its host is loaded and no cookie is set. */
export function VideoFacade({ video, title }: VideoFacadeProps) {
  const { t } = useTranslation('guide');
  const [playing, setPlaying] = useState(false);
  const id = VIDEOS[video]?.youtube ?? '';
  if (playing && id !== '') {
    return (
      <div className={styles.frame}>
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen"
          allowFullScreen
        />
      </div>
    );
  }
  const inside = (
    <>
      <span className={styles.play}>
        <Play aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span>{t(id === '' ? 'video.channel' : 'video.play')}</span>
        <span className={styles.note}>{t('video.note')}</span>
      </span>
    </>
  );
  // Until the owner names a film the clinic's channel is the next best.
  if (id === '') {
    return (
      <a className={styles.poster} href={BUSINESS.links.videoChannel} target="_blank" rel="noreferrer">
        {inside}
      </a>
    );
  }
  return (
    <button type="button" className={styles.poster} onClick={() => setPlaying(true)}>
      {inside}
    </button>
  );
}
