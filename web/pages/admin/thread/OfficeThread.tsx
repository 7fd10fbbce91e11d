import { type ReactNode, useEffect, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { ReplyValues } from '#shared/domain/chat/saved-reply.ts';
import { FARMER_LANGUAGE } from '#shared/domain/languages.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { offerUndo } from '../../../features/chat/actions/offer-undo.ts';
import { Conversation } from '../../../features/chat/Conversation.tsx';
import { FILE_FORM, focusComposer } from '../../../features/chat/composer/composer-form.ts';
import type { AskAboutFile } from '../../../features/chat/FileQueue.tsx';
import { EmptyThread } from '../../../features/chat/inbox/EmptyThread.tsx';
import { useChatThread } from '../../../features/chat/live/use-chat-thread.ts';
import { useStoredDraftStart } from '../../../features/chat/stale-draft/draft-start.ts';
import { StaleDraftBar } from '../../../features/chat/stale-draft/StaleDraftBar.tsx';
import { useStaleDraftGuard } from '../../../features/chat/stale-draft/use-stale-draft-guard.ts';
import type { ThreadGoal } from '../../../features/chat/thread/use-reply-jump.ts';
import { Colleagues } from '../../../features/presence/Colleagues.tsx';
import { useTypingSignal } from '../../../features/presence/Typing.tsx';
import { usePresence } from '../../../features/presence/use-colleagues.ts';
import { useQuotations } from '../../../features/quotes/farmer/use-quotations.ts';
import { ReplyPicker } from '../../../features/saved-replies/ReplyPicker.tsx';
import type { ComposerExtension } from '../../../lib/chat-slots.ts';
import { ThreadContext } from '../../frame/message-cards.tsx';
import { useCasePanel } from '../cases/use-case-panel.tsx';
import { useMarkPhoto } from '../pictures/use-mark-photo.tsx';
import { useOpenChatId } from '../use-open-chat-id.ts';
import { type SidePanelMode, SidePanels } from './SidePanels.tsx';
import { useGoToSent } from './use-go-to-sent.ts';
import { useNoteWriting } from './use-note-writing.tsx';
import { useOfficeCards } from './use-office-cards.tsx';
import { usePanelGuards, useVoiceGuard } from './use-panel-guard.tsx';

interface OfficeThreadProps {
  chatId: number;
  /** Undefined until the row is here; the messages do not wait for it. */
  chat: ChatSummary | undefined;
  /** Undefined until the card is here; saved replies are filled from it. */
  customer: Customer | undefined;
  panel: SidePanelMode;
  onClosePanel: () => void;
  /** Words went out; the writer wants who waits longest. */
  onSentWithNext: () => void;
}

/** The farmer's thread as the office sees it. Mount with a key of its own per chat. */
export function OfficeThread(props: OfficeThreadProps) {
  const { chatId, chat, customer, panel, onClosePanel } = props;
  const quotations = useQuotations(chat?.mobile ?? null);
  const cards = useOfficeCards(quotations.list);
  const thread = useChatThread({
    side: 'admin',
    chatId,
    mobile: chat?.mobile ?? '',
    onEvent: (event) => {
      if (event.type === 'quotation') quotations.accept(event);
    },
    // What one desk deletes is gone from every desk: the others are told, and can bring it back.
    onDeletedElsewhere: (ids) => offerUndo('admin', ids.length, () => thread.bringBack(ids)),
    onReload: quotations.refresh,
  });
  const sendTyping = useTypingSignal('office', chatId);
  const sendWriting = usePresence(chatId);
  const guard = useStaleDraftGuard(thread.messages, useStoredDraftStart(thread));
  const [goal, show] = useGoal();

  function readFirst(first: Message): void {
    guard.accept();
    show(first);
    focusComposer();
  }

  const cases = useCasePanel();
  const pictures = useMarkPhoto(chatId, chat?.name, thread.messages);
  useGoToSent(cases.isOpen ? 'plan' : panel, thread.messages, show);
  const guards = usePanelGuards(thread, (first) => {
    onClosePanel();
    cases.close();
    show(first);
  });
  const voice = useVoiceGuard(thread, show);
  const notes = useNoteWriting(chatId, chat?.mentioned ?? false);

  return (
    <>
      <Colleagues chatId={chatId} />
      <ThreadContext value={thread}>
        <Conversation
          thread={{ ...thread, acts: (message) => [...cases.acts(message), ...pictures.acts(message)] }}
          onWriting={() => {
            sendTyping();
            sendWriting();
          }}
          onSentWithNext={props.onSentWithNext}
          maySend={guard.maySend}
          help={notes.standAlone ? undefined : helpFor(customer, notes.tool)}
          voiceGuard={voice}
          notice={
            <>
              <StaleDraftBar arrived={guard.arrived} onReadFirst={readFirst} />
              {voice.notice}
            </>
          }
          {...notes.shown}
          askAboutFile={askAboutFile(show)}
          goTo={goal}
          cards={cards}
          blocked={notes.standAlone || (chat?.blocked ?? thread.blocked ?? false)}
          empty={<EmptyThread chat={chat} />}
        />
      </ThreadContext>
      {chat?.deletion_requested_at === null ? (
        <SidePanels
          {...{ chat, guards, customer, pictures }}
          mode={panel}
          quotations={quotations.list}
          messages={thread.messages}
          wish={cases}
          onClose={onClosePanel}
        />
      ) : null}
    </>
  );
}

/** In the last look at a file: what came since it was chosen. */
function askAboutFile(show: (message: Message) => void): AskAboutFile {
  return (arrived, putAside) => (
    <StaleDraftBar
      arrived={arrived}
      form={FILE_FORM}
      onReadFirst={(first) => {
        putAside();
        show(first);
      }}
    />
  );
}

/** Where the thread goes: to what the address names, and to what is asked for here. */
function useGoal(): [goal: ThreadGoal | null, show: (message: Message) => void] {
  const [goal, setGoal] = useState<ThreadGoal | null>(null);
  const { goal: found } = useOpenChatId();
  useEffect(() => setGoal(found), [found]);
  return [goal, ({ id }) => setGoal({ messageId: id })];
}

/** What a saved reply is filled with: the farmer's name, their newest unpaid quotation, their newest LR number. */
export function replyValuesOf(customer: Customer | undefined): ReplyValues {
  const unpaid = customer?.quotations.find(({ status, amount }) => status === 'open' && amount > 0);
  return {
    name: customer?.name,
    amount: unpaid && formatRupees(unpaid.amount),
    lr: customer?.dispatches[0]?.lr_number,
  };
}

/** Saved replies, filled in for this farmer, and the way to a private note. */
function helpFor(customer: Customer | undefined, tool: ReactNode): ComposerExtension {
  return (box, draw) => (
    <ReplyPicker box={box} values={replyValuesOf(customer)} language={customer?.language ?? FARMER_LANGUAGE}>
      {(help) =>
        draw({
          ...help,
          tool: (
            <>
              {tool}
              {help.tool}
            </>
          ),
        })
      }
    </ReplyPicker>
  );
}
