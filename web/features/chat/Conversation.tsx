import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import type { OpenPhoto } from './Attachment.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { Composer } from './Composer.tsx';
import styles from './Conversation.module.css';
import { LineBar } from './LineBar.tsx';
import type { MessageCards } from './MessageCard.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { Thread } from './Thread.tsx';
import type { ChatThread } from './use-chat-thread.ts';

interface ConversationProps {
  thread: ChatThread;
  /** Must keep its identity between renders. */
  cards: MessageCards;
  empty: ReactNode;
  /** Whether this farmer may not write (and, in the office, may not be written to as usual). */
  blocked: boolean;
  /** Stands above the composer: the block notice. */
  notice?: ReactNode;
}

/** Pixels the text box may grow to (specification, constants). */
const BOX_HEIGHT = { farmer: 220, admin: 160 } as const;

/**
 * Thread, composer and their overlays for one chat. Give it `key={chatId}` where the chat can change, so that
 * half-written words stay with the person they were meant for.
 */
export function Conversation({ thread, cards, empty, blocked, notice }: ConversationProps) {
  const { t } = useTranslation('chat');
  const [file, setFile] = useState<File | null>(null);
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const { side } = thread;
  const blockedWords = t(side === 'farmer' ? 'composer.blockedSelf' : 'composer.blockedOther');

  function sendFile(chosen: File, caption: string): void {
    thread.send({ text: caption, file: { blob: chosen, name: chosen.name, mimeType: chosen.type } });
    setFile(null);
  }

  return (
    <section className={classNames(styles.conversation, side === 'farmer' && styles.farmer)}>
      <LineBar line={thread.line} />
      <Thread thread={thread} cards={cards} empty={empty} onOpenPhoto={setPhoto} />
      {notice}
      <Composer
        maxHeight={BOX_HEIGHT[side]}
        disabled={blocked}
        placeholder={blocked ? blockedWords : t('composer.placeholder')}
        onSendText={(text) => thread.send({ text })}
        onPickFile={setFile}
      />
      {file ? (
        <AttachmentPreview
          file={file}
          onSend={(caption) => sendFile(file, caption)}
          onDelete={() => setFile(null)}
        />
      ) : null}
      {photo ? <PhotoViewer photo={photo} onClose={() => setPhoto(null)} /> : null}
    </section>
  );
}
