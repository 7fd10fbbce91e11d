import { Reply } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message, ReplyQuote } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { ComposerExtension, SendGuard } from '../../lib/chat-slots.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DismissBar } from '../../ui/DismissBar.tsx';
import { useEchoGuard } from '../../ui/fields/use-echo-guard.ts';
import { SelectionBar } from './actions/SelectionBar.tsx';
import { useMessageActions } from './actions/use-message-actions.ts';
import styles from './Conversation.module.css';
import { ConversationOverlays } from './ConversationOverlays.tsx';
import { Composer } from './composer/Composer.tsx';
import { DropHint, useFileDrop } from './composer/FileDrop.tsx';
import { type AskAboutFile, type OfferedItems, useFileQueue } from './FileQueue.tsx';
import type { ChatThread } from './live/use-chat-thread.ts';
import type { OpenPhoto } from './message/Attachment.tsx';
import type { MessageCards } from './message/message-kinds.ts';
import { useQuoteWords, useSenderName } from './message/message-words.ts';
import { voiceIdOf } from './model/message-file.ts';
import type { PendingMessage } from './model/pending-message.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { WaitingFiles } from './stale-draft/StaleDraftBar.tsx';
import { Thread, type Weave } from './thread/Thread.tsx';
import type { ThreadGoal } from './thread/use-reply-jump.ts';
import { VoiceComposer } from './voice/VoiceComposer.tsx';
import { voiceDeck } from './voice/voice-deck.ts';

interface ReplyBarProps {
  reply: ReplyQuote;
  /** Who is answering. */
  side: SenderRole;
  onCancel: () => void;
}

interface ConversationProps {
  /** The screen's bar; while messages are being selected their bar stands in its place. Without it, over the thread. */
  head?: ReactNode;
  thread: ChatThread;
  /** Must keep its identity between renders. */
  cards: MessageCards;
  empty: ReactNode;
  /** Whether this farmer may not write (and, in the office, may not be written to as usual). */
  blocked: boolean;
  /** Called on every key in the text box, so that the other side may be told. */
  onWriting?: () => void;
  /** Words went out, and the writer wants the next chat. */
  onSentWithNext?: () => void;
  /** Asked before words are sent; false keeps them in the box. */
  maySend?: () => boolean;
  /** Asked before a voice note is sent. */
  voiceGuard?: Pick<SendGuard, 'onBegun' | 'maySend'>;
  /** Somebody who helps writing. */
  help?: ComposerExtension | undefined;
  /** Adds to the lines of the thread what is no message; must keep its identity between renders. */
  weave?: Weave | undefined;
  /** Stands in the composer's place; what was written there waits as it was. */
  inPlace?: ReactNode;
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
  const actions = useMessageActions(thread, !blocked);
  const files = useFileQueue(offered);
  const echo = useEchoGuard();
  const drop = useFileDrop(!blocked, files.add);
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const { side } = thread;
  const { reply } = actions;
  const placeholder = usePlaceholder(side, blocked, reply);
  useDeckOf(thread.messages, thread.pending);

  function sendText(text: string): boolean {
    if (props.maySend?.() === false) return false;
    void actions.send({ text });
    return true;
  }

  return (
    <section
      className={classNames(styles.conversation, side === 'farmer' && styles.farmer)}
      {...drop.handlers}
      {...echo}
    >
      {drop.isOver ? <DropHint /> : null}
      <Head actions={actions} canReply={!blocked} head={props.head} />
      <OfflineBanner line={thread.line} isKept={!thread.pending.some((each) => each.isUnkept)} />
      <Thread
        thread={thread}
        cards={cards}
        empty={empty}
        onOpenPhoto={setPhoto}
        gestures={actions.gestures}
        selection={actions.selection.ids}
        goTo={props.goTo ?? null}
        weave={props.weave}
      />
      {notice}
      {files.isAside ? <WaitingFiles count={files.waiting} onShow={() => files.setAside(false)} /> : null}
      {reply ? <ReplyBar reply={reply} side={side} onCancel={actions.cancelReply} /> : null}
      {props.inPlace}
      <div style={{ display: props.inPlace ? 'none' : 'contents' }}>
        <VoiceComposer
          owner={thread.owner}
          disabled={blocked}
          guard={props.voiceGuard}
          onSend={(note) => actions.send({ file: note })}
        >
          {(mic) => (
            <Composer
              maxHeight={BOX_HEIGHT[side]}
              disabled={blocked}
              placeholder={placeholder}
              mic={mic}
              focusFor={reply?.id}
              onSendText={sendText}
              onWriting={props.onWriting}
              onSentWithNext={props.onSentWithNext}
              help={props.help}
              owner={thread.owner}
              onPickFiles={files.add}
              offeredText={offered?.files.length === 0 ? offered.text : ''}
            />
          )}
        </VoiceComposer>
      </div>
      <ConversationOverlays
        thread={thread}
        actions={actions}
        files={files}
        askAboutFile={props.askAboutFile}
        photo={photo}
        blocked={blocked}
        onClosePhoto={() => setPhoto(null)}
      />
    </section>
  );
}

interface HeadProps {
  actions: ReturnType<typeof useMessageActions>;
  canReply: boolean;
  head: ReactNode;
}

function Head({ actions, canReply, head }: HeadProps): ReactNode {
  if (actions.selection.messages.length === 0) return head;
  return (
    <SelectionBar
      selection={actions.selection}
      deletion={actions.deletion}
      canReply={canReply}
      onReply={actions.startReply}
      inPlace={head !== undefined}
    />
  );
}

function usePlaceholder(side: SenderRole, blocked: boolean, reply: ReplyQuote | null): string {
  const { t } = useTranslation('chat');
  const wordsOf = useQuoteWords();
  if (blocked) return t(side === 'farmer' ? 'composer.blockedSelf' : 'composer.blockedOther');
  return reply ? t('composer.replying', { snippet: wordsOf(reply) }) : t('composer.placeholder');
}

/** Silences what this chat does not have any more: a message deleted while it is heard, a chat that is left. */
function useDeckOf(messages: readonly Message[], pending: readonly PendingMessage[]): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const here = new Set(pending.map((item) => item.clientId));
    for (const message of messages) if (!message.deleted) here.add(voiceIdOf(message));
    const { id } = voiceDeck.getSnapshot();
    if (id !== null && before.current.has(id) && !here.has(id)) voiceDeck.stop(id);
    before.current = here;
  }, [messages, pending]);
  useEffect(() => () => voiceDeck.stop(), []);
}

/** Which message the next one answers, above the composer. */
function ReplyBar({ reply, side, onCancel }: ReplyBarProps) {
  const { t } = useTranslation('chat');
  const nameOf = useSenderName(side);
  const wordsOf = useQuoteWords();
  return (
    <DismissBar icon={<Reply aria-hidden="true" />} label={t('reply.cancel')} onDismiss={onCancel}>
      <span className={styles.to}>{t('reply.to', { name: nameOf(reply.sender_role) })}</span>
      <span className={styles.snippet}>{wordsOf(reply)}</span>
    </DismissBar>
  );
}
