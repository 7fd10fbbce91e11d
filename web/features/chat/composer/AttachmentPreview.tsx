import { SendHorizontal, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { useModalDialog } from '../../../ui/sheets/use-modal-dialog.ts';
import { Attachment } from '../message/Attachment.tsx';
import { fileKind } from '../model/message-file.ts';
import styles from './AttachmentPreview.module.css';
import { FILE_FORM } from './composer-form.ts';

interface AttachmentPreviewProps {
  file: File;
  /** False: put by for a moment; the caption stays. */
  open: boolean;
  /** What the caption begins with. */
  words?: string;
  /** How many more come after this one. */
  waiting: number;
  /** A question before it goes. */
  notice?: ReactNode;
  onSend: (caption: string) => void;
  /** Forgets the file. */
  onDelete: () => void;
}

/** A last look at a file before it goes, with room for a few words. */
export function AttachmentPreview(props: AttachmentPreviewProps) {
  const { file, words = '', waiting, onSend, onDelete } = props;
  const { t } = useTranslation('chat');
  const { ref, events } = useModalDialog(props.open, onDelete);
  const [caption, setCaption] = useState(words);
  return (
    <dialog ref={ref} className={styles.overlay} aria-label={t('preview.title')} {...events}>
      <form
        id={FILE_FORM}
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          onSend(caption.trim());
        }}
      >
        {/* Takes the focus first: in the caption it would raise the keyboard over the picture. */}
        <h2 className={styles.title} tabIndex={-1}>
          {t('preview.title')}
          {waiting > 0 ? <span className={styles.more}>{t('preview.more', { count: waiting })}</span> : null}
        </h2>
        <div className={styles.stage}>
          <Stage file={file} />
        </div>
        <input
          className={styles.caption}
          value={caption}
          maxLength={1000}
          placeholder={t('preview.caption')}
          aria-label={t('preview.caption')}
          onChange={(event) => setCaption(event.target.value)}
        />
        {props.notice}
        <div className={styles.actions}>
          <Button tone="secondary" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            {t('preview.delete')}
          </Button>
          <Button type="submit" tone="accent" icon={<SendHorizontal aria-hidden="true" />}>
            {t('preview.send')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function Stage({ file }: { file: File }) {
  const { t } = useTranslation('chat');
  const url = useObjectUrl(file);
  const [undrawable, setUndrawable] = useState(false);
  if (!url) return null;
  const kind = fileKind(file.type || null);
  if (kind === 'photo' && !undrawable) {
    return <img className={styles.photo} src={url} alt={file.name} onError={() => setUndrawable(true)} />;
  }
  return (
    <div className={styles.plain}>
      <Attachment
        file={{
          url,
          mimeType: kind === 'photo' ? null : file.type || null,
          name: file.name,
          size: file.size,
        }}
        onOpenPhoto={() => {}}
      />
      {kind === 'document' || undrawable ? <p className={styles.hint}>{t('preview.noPicture')}</p> : null}
    </div>
  );
}
