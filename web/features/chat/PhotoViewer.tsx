import { ArrowLeft, Download, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/Button.tsx';
import { useModalDialog } from '../../ui/use-modal-dialog.ts';
import type { OpenPhoto } from './Attachment.tsx';
import styles from './PhotoViewer.module.css';

/** One photo, as large as the screen allows. */
export function PhotoViewer({ photo, onClose }: { photo: OpenPhoto; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { ref, events } = useModalDialog(true, onClose);
  return (
    <dialog ref={ref} className={styles.viewer} aria-label={photo.name || t('file.photo')} {...events}>
      <header className={styles.bar}>
        <IconButton label={t('viewer.back')} tone="on-leaf" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <p className={styles.name}>{photo.name}</p>
        <a
          className={styles.download}
          href={photo.url}
          download={photo.name || true}
          aria-label={t('viewer.download')}
          title={t('viewer.download')}
        >
          <Download aria-hidden="true" />
        </a>
        <IconButton label={t('viewer.close')} tone="on-leaf" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.stage}>
        <img src={photo.url} alt={photo.name || t('file.photo')} />
      </div>
    </dialog>
  );
}
