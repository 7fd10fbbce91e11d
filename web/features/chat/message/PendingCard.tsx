import { AlertCircle, RotateCcw, Trash2, X } from 'lucide-react';
import type { SenderRole } from '#shared/contract/wire.ts';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { refusalText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { type AttachmentFile, fileKind } from '../model/message-file.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import { Attachment, type OpenPhoto } from './Attachment.tsx';
import { Bubble } from './Bubble.tsx';
import sent from './MessageCard.module.css';
import { MessageText } from './MessageText.tsx';
import type { MessageCards } from './message-kinds.ts';
import { useSenderName } from './message-words.ts';
import styles from './PendingCard.module.css';
import { ReplyQuote } from './ReplyQuote.tsx';
import { SprayCard } from './SprayCard.tsx';

/** A file that is refused is refused for ever, unless there was no room: there is nothing to try again. */
export const mayTryAgain = (code: string): boolean => !/^FILE_(?!QUOTA)/.test(code);

interface PendingCardProps {
  pending: PendingMessage;
  side: SenderRole;
  startsRun: boolean;
  cards: MessageCards;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onOpenPhoto: (photo: OpenPhoto) => void;
  onJump: (messageId: number) => void;
}

/** A message the server has not confirmed: what it says, how far it is, and the way out when it was refused. */
export function PendingCard(props: PendingCardProps) {
  const { pending, side, startsRun, cards, onRetry, onDiscard, onOpenPhoto, onJump } = props;
  const nameOf = useSenderName(side);
  const file = useDeviceFile(pending);
  const failed = pending.state === 'failed';
  return (
    <Bubble
      own
      startsRun={startsRun}
      speaker={nameOf(side)}
      at={pending.queuedAt}
      tick={pending.state === 'failed' ? undefined : pending.state}
      snug={file !== null && fileKind(file.mimeType) === 'photo'}
      after={
        failed ? (
          <Refused pending={pending} onRetry={onRetry} onDiscard={onDiscard} />
        ) : pending.isUnkept && pending.state !== 'sent' ? (
          <Unkept />
        ) : null
      }
    >
      {pending.reply ? <ReplyQuote reply={pending.reply} side={side} onJump={onJump} /> : null}
      {pending.intake
        ? cards.intake({ message_type: 'intake', meta: { intake: pending.intake }, text: null })
        : null}
      {pending.spray ? <SprayCard spray={pending.spray} /> : null}
      {file ? <Attachment file={file} onOpenPhoto={onOpenPhoto} /> : null}
      {pending.text ? (
        <div className={file ? sent.caption : undefined}>
          <MessageText text={pending.text} />
        </div>
      ) : null}
      {file && !failed ? <Upload pending={pending} name={file.name} onDiscard={onDiscard} /> : null}
    </Bubble>
  );
}

function Unkept() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.refused} role="alert">
      <p className={classNames(styles.reason, styles.unkept)}>
        <AlertCircle aria-hidden="true" />
        <span>{t('pending.unkept')}</span>
      </p>
    </div>
  );
}

function Upload(props: { pending: PendingMessage; name: string; onDiscard: (clientId: string) => void }) {
  const { t } = useTranslation('chat');
  const { pending } = props;
  if (pending.state === 'sent') return null;
  return (
    <div className={styles.upload}>
      {pending.state === 'sending' ? (
        // All of it is there: what the server does with it has no length.
        <ProgressBar
          value={pending.progress === 1 ? null : pending.progress}
          label={t('pending.uploading', { name: props.name })}
        />
      ) : (
        <span>{t('tick.queued')}</span>
      )}
      <IconButton label={t('pending.cancel')} onClick={() => props.onDiscard(pending.clientId)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Why it was not taken, and the way out. */
function Refused({
  pending,
  onRetry,
  onDiscard,
}: Pick<PendingCardProps, 'pending' | 'onRetry' | 'onDiscard'>) {
  const { t } = useTranslation(['chat', 'voice']);
  const { code = '', text = '', known } = pending.refusal ?? {};
  // The error catalogue has a sentence of its own for each; the reason follows it.
  const isVoice = pending.file?.durationSeconds !== undefined;
  const what = isVoice ? t('voice:failed') : pending.spray && t('pending.sprayFailed');
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.reason}>
        <AlertCircle aria-hidden="true" />
        <span>
          {what ? <span className={styles.what}>{what}</span> : null}
          {refusalText({ code, known }, text || (what ? '' : t('pending.failed')))}
        </span>
      </p>
      <div className={styles.actions}>
        {mayTryAgain(code) ? (
          <Button
            tone="quiet"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => onRetry(pending.clientId)}
          >
            {t('pending.retry')}
          </Button>
        ) : null}
        <Button tone="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onDiscard(pending.clientId)}>
          {t('pending.delete')}
        </Button>
      </div>
    </div>
  );
}

/** The file of a message as it lies on this device; its address is given back when what draws it goes. */
export function useDeviceFile({ file, clientId }: PendingMessage): AttachmentFile | null {
  const url = useObjectUrl(file?.blob);
  if (!file || !url) return null;
  return {
    url,
    mimeType: file.mimeType || null,
    name: file.name,
    size: file.blob.size,
    id: clientId,
    seconds: file.durationSeconds,
    peaks: file.peaks,
  };
}
