import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { HelpWriting } from '../../lib/writing-help.ts';
import { classNames } from '../../ui/class-names.ts';
import type { OpenPhoto } from './Attachment.tsx';
import { Composer } from './Composer.tsx';
import styles from './Conversation.module.css';
import { type AskAboutFile, ConversationOverlays } from './ConversationOverlays.tsx';
import { DropHint } from './DropHint.tsx';
import { LineBar } from './LineBar.tsx';
import type { MessageCards } from './MessageCard.tsx';
import { ReplyBar } from './ReplyBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Thread } from './Thread.tsx';
import type { ChatThread } from './use-chat-thread.ts';
import { useFileDrop } from './use-file-drop.ts';
import { type OfferedItems, useFileQueue } from './use-file-queue.ts';
import { useMessageDeeds } from './use-message-deeds.ts';
import { useQuoteWords } from './use-quote-words.ts';
import type { ThreadGoal } from './use-reply-jump.ts';
import { useDeckOf } from './voice/use-deck-of.ts';
import { VoiceComposer } from './voice/VoiceComposer.tsx';
import { WaitingFiles } from './WaitingFiles.tsx';

interface ConversationProps {
  thread: ChatThread;
  /** Must keep its identity between renders. */
  cards: MessageCards;
  empty: ReactNode;
  /** Whether this farmer may not write (and, in the office, may not be written to as usual). */
  blocked: boolean;
  /** Called on every key in the text box, so that the other side may be told. */
  onWriting?: () => void;
  /** Asked before words are sent; false keeps them in the box. */
  maySend?: () => boolean;
  /** Somebody who helps writing. */
  help?: HelpWriting;
  /** Stands above the composer: the block notice, a question before sending. */
  notice?: ReactNode;
  askAboutFile?: AskAboutFile;
  /** Goes to a message and marks it for a moment; each new object once. */
  goTo?: ThreadGoal | null;
  /** Files and words another app handed over; each new object is taken once. */
  offered?: OfferedItems | null;
}

/** Pixels the text box may grow to (specification, constants). */
const BOX_HEIGHT = { farmer: 220, admin: 160 } as const;

/**
 * Thread, composer and their overlays for one chat. Give it `key={chatId}` where the chat can change, so that
 * half-written words stay with the person they were meant for.
 */
export function Conversation(props: ConversationProps) {
  const { thread, cards, empty, blocked, notice, offered = null } = props;
  const { t } = useTranslation('chat');
  const deeds = useMessageDeeds(thread, !blocked);
  const wordsOf = useQuoteWords();
  const files = useFileQueue(offered);
  const drop = useFileDrop(!blocked, files.add);
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const { side } = thread;
  const { reply } = deeds;
  useDeckOf(thread.messages, thread.pending);

  function sendText(text: string): boolean {
    if (props.maySend?.() === false) return false;
    void deeds.send({ text });
    return true;
  }

  function placeholder(): string {
    if (blocked) return t(side === 'farmer' ? 'composer.blockedSelf' : 'composer.blockedOther');
    return reply ? t('composer.replying', { snippet: wordsOf(reply) }) : t('composer.placeholder');
  }

  return (
    <section
      className={classNames(styles.conversation, side === 'farmer' && styles.farmer)}
      {...drop.handlers}
    >
      {drop.isOver ? <DropHint /> : null}
      {deeds.selection.messages.length > 0 ? (
        <SelectionBar
          selection={deeds.selection}
          deletion={deeds.deletion}
          canReply={!blocked}
          onReply={deeds.startReply}
        />
      ) : null}
      <LineBar line={thread.line} />
      <Thread
        thread={thread}
        cards={cards}
        empty={empty}
        onOpenPhoto={setPhoto}
        hands={deeds.hands}
        selection={deeds.selection.ids}
        goTo={props.goTo ?? null}
      />
      {notice}
      {files.isAside ? <WaitingFiles count={files.waiting} onShow={() => files.setAside(false)} /> : null}
      {reply ? <ReplyBar reply={reply} side={side} onCancel={deeds.cancelReply} /> : null}
      <VoiceComposer owner={thread.owner} disabled={blocked} onSend={(note) => deeds.send({ file: note })}>
        {(mic) => (
          <Composer
            maxHeight={BOX_HEIGHT[side]}
            disabled={blocked}
            placeholder={placeholder()}
            mic={mic}
            focusFor={reply?.id}
            onSendText={sendText}
            onWriting={props.onWriting}
            help={props.help}
            owner={thread.owner}
            onPickFiles={files.add}
            offeredText={offered?.files.length === 0 ? offered.text : ''}
          />
        )}
      </VoiceComposer>
      <ConversationOverlays
        thread={thread}
        deeds={deeds}
        files={files}
        askAboutFile={props.askAboutFile}
        photo={photo}
        blocked={blocked}
        onClosePhoto={() => setPhoto(null)}
      />
    </section>
  );
}
