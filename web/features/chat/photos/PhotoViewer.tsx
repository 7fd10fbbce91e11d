import { ArrowLeft, Download, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { useModalDialog } from '../../../ui/sheets/use-modal-dialog.ts';
import type { OpenPhoto } from '../message/Attachment.tsx';
import type { PhotoStageProps } from './PhotoStage.tsx';
import styles from './PhotoViewer.module.css';

const PhotoStage = lazy(async () => {
  // Zoom and swipe are fetched when somebody first looks; without them the photo is still there.
  const module = await import('./PhotoStage.tsx').catch(() => null);
  return { default: module?.PhotoStage ?? StillPhoto };
});

interface PhotoViewerProps {
  photo: OpenPhoto;
  /** The photos of the thread, oldest first, to leaf through; one that is not among them stands alone. */
  album: readonly OpenPhoto[];
  onClose: () => void;
}

/** Photos as large as the screen allows: pinch or double tap to look closer, swipe to the next, pull down to leave. */
export function PhotoViewer({ photo, album, onClose }: PhotoViewerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { ref, events } = useModalDialog(true, onClose);
  // What arrives meanwhile must not move the pages under the finger.
  const [photos] = useState(() => (album.some(({ url }) => url === photo.url) ? album : [photo]));
  const [index, setIndex] = useState(() => photos.findIndex(({ url }) => url === photo.url));
  const current = photos[index] ?? photo;
  return (
    <dialog ref={ref} className={styles.viewer} aria-label={t('viewer.label')} {...events}>
      <header className={styles.bar}>
        <IconButton label={t('common:action.back')} tone="on-leaf" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <p className={styles.name}>{current.name}</p>
        {photos.length > 1 ? (
          <p className={styles.place} role="status">
            {t('viewer.place', { index: index + 1, total: photos.length })}
          </p>
        ) : null}
        <a
          className={styles.download}
          href={current.url}
          download={current.name || true}
          aria-label={t('viewer.download')}
          title={t('viewer.download')}
        >
          <Download aria-hidden="true" />
        </a>
        <IconButton label={t('common:action.close')} tone="on-leaf" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.stage}>
        <Suspense
          fallback={<StillPhoto photos={photos} index={index} onIndex={setIndex} onClose={onClose} />}
        >
          <PhotoStage photos={photos} index={index} onIndex={setIndex} onClose={onClose} />
        </Suspense>
      </div>
    </dialog>
  );
}

function StillPhoto({ photos, index }: PhotoStageProps) {
  const { t } = useTranslation('chat');
  const photo = photos[index];
  return <img src={photo?.url} alt={photo?.name || t('file.photo')} />;
}
