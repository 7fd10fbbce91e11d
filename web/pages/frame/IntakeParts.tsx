import { Ban, Clock, RotateCcw, Trash2 } from 'lucide-react';
import type { Message } from '#shared/contract/chat.ts';
import { Attachment, type OpenPhoto } from '../../features/chat/message/Attachment.tsx';
import { mayTryAgain, useDeviceFile } from '../../features/chat/message/PendingCard.tsx';
import { type AttachmentFile, fileKind, fileOfMessage } from '../../features/chat/model/message-file.ts';
import type { PendingMessage } from '../../features/chat/model/pending-message.ts';
import { refusalText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import { ProgressBar } from '../../ui/States.tsx';
import styles from './IntakeParts.module.css';

type Open = (photo: OpenPhoto) => void;

/** A photo or voice of an intake that has arrived. */
export function ArrivedPart({
  message,
  label,
  onOpenPhoto,
}: {
  message: Message;
  label: string;
  onOpenPhoto: Open;
}) {
  const { t } = useTranslation('chat');
  const file = fileOfMessage(message);
  if (!file)
    return (
      <p className={styles.none}>
        <Ban aria-hidden="true" />
        {t('message.deleted')}
      </p>
    );
  return <PartFile file={file} label={label} onOpenPhoto={onOpenPhoto} />;
}

/** One that has not come, or stands further up than the messages that are here. */
export function NotHere() {
  const { t } = useTranslation('told');
  return (
    <p className={styles.none}>
      <Clock aria-hidden="true" />
      {t('notHere')}
    </p>
  );
}

interface PendingPartProps {
  pending: PendingMessage;
  onRetry: ((clientId: string) => void) | undefined;
  onDiscard: ((clientId: string) => void) | undefined;
  onOpenPhoto: Open;
}

/** One that is still on this phone: how far it is, and the way out when it was refused. */
export function PendingPart({ pending, onRetry, onDiscard, onOpenPhoto }: PendingPartProps) {
  const { t } = useTranslation('chat');
  const { clientId, state, progress, refusal } = pending;
  const file = useDeviceFile(pending);
  if (!file) return <NotHere />;
  return (
    <>
      <PartFile file={file} label={file.name} onOpenPhoto={onOpenPhoto} />
      {state === 'sending' ? (
        <ProgressBar value={progress} label={t('pending.uploading', { name: file.name })} />
      ) : null}
      {state === 'queued' ? <p className={styles.state}>{t('tick.queued')}</p> : null}
      {state === 'failed' ? (
        <div className={styles.refused} role="alert">
          <p>{refusalText(refusal ?? { code: '' }, refusal?.text || t('pending.failed'))}</p>
          {mayTryAgain(refusal?.code ?? '') ? (
            <IconButton label={t('pending.retry')} onClick={() => onRetry?.(clientId)}>
              <RotateCcw aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton label={t('pending.delete')} onClick={() => onDiscard?.(clientId)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </>
  );
}

/** A photo as a small square, which opens; anything else as the thread draws it. */
function PartFile({ file, label, onOpenPhoto }: { file: AttachmentFile; label: string; onOpenPhoto: Open }) {
  const { t } = useTranslation('chat');
  if (fileKind(file.mimeType) !== 'photo') return <Attachment file={file} onOpenPhoto={onOpenPhoto} />;
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={`${t('file.openPhoto')}: ${label}`}
      onClick={() => onOpenPhoto({ url: file.url, name: file.name })}
    >
      <img src={file.previewUrl ?? file.url} alt="" loading="lazy" decoding="async" />
    </button>
  );
}
