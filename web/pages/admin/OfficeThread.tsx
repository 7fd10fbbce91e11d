import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ChatSummary, Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import { Conversation } from '../../features/chat/Conversation.tsx';
import { FILE_FORM, focusComposer } from '../../features/chat/composer-form.ts';
import { NewerBar } from '../../features/chat/NewerBar.tsx';
import { useChatThread } from '../../features/chat/use-chat-thread.ts';
import { useNewerGuard } from '../../features/chat/use-newer-guard.ts';
import type { ThreadGoal } from '../../features/chat/use-reply-jump.ts';
import { Colleagues } from '../../features/presence/Colleagues.tsx';
import { useLooking } from '../../features/presence/use-colleagues.ts';
import { useTypingSignal } from '../../features/presence/use-typing.ts';
import { useQuotations } from '../../features/quotes/use-quotations.ts';
import { ReplyPicker } from '../../features/saved-replies/ReplyPicker.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import type { HelpWriting } from '../../lib/writing-help.ts';
import { EmptyState } from '../../ui/States.tsx';
import { replyValuesOf } from './reply-values.ts';
import { type SidePanelMode, SidePanels } from './SidePanels.tsx';
import { useOfficeCards } from './use-office-cards.tsx';
import { useOpenChatId } from './use-open-chat-id.ts';
import { useQuotationGuard } from './use-quotation-guard.tsx';

interface OfficeThreadProps {
  chatId: number;
  /** Undefined until the row is here; the messages do not wait for it. */
  chat: ChatSummary | undefined;
  /** Undefined until the card is here; saved replies are filled from it. */
  customer: Customer | undefined;
  panel: SidePanelMode;
  onClosePanel: () => void;
}

/** The farmer's thread as the office sees it. Mount with a key of its own per chat. */
export function OfficeThread({ chatId, chat, customer, panel, onClosePanel }: OfficeThreadProps) {
  const { t } = useTranslation('inbox');
  const quotations = useQuotations(chat?.mobile ?? null);
  const cards = useOfficeCards(quotations.list);
  const thread = useChatThread({
    side: 'admin',
    chatId,
    mobile: chat?.mobile ?? '',
    onEvent: (event) => {
      if (event.type === 'quotation') quotations.accept(event);
    },
    onReload: quotations.refresh,
  });
  const sayTyping = useTypingSignal('office', chatId);
  const sayWriting = useLooking(chatId);
  const guard = useNewerGuard(thread);
  const [goal, setGoal] = useState<ThreadGoal | null>(null);
  const { goal: found } = useOpenChatId();
  useEffect(() => setGoal(found), [found]);

  const show = ({ id }: Message) => setGoal({ messageId: id });

  function readFirst(first: Message): void {
    guard.accept();
    show(first);
    focusComposer();
  }

  const quotationGuard = useQuotationGuard(thread, (first) => {
    onClosePanel();
    show(first);
  });

  const help: HelpWriting = (box, draw) => (
    <ReplyPicker box={box} values={replyValuesOf(customer)} language={customer?.language ?? 'kn'}>
      {draw}
    </ReplyPicker>
  );

  return (
    <>
      <Colleagues chatId={chatId} />
      <Conversation
        thread={thread}
        onWriting={() => {
          sayTyping();
          sayWriting();
        }}
        maySend={guard.maySend}
        help={help}
        notice={<NewerBar arrived={guard.arrived} onReadFirst={readFirst} />}
        askAboutFile={(arrived, putAside) => (
          <NewerBar
            arrived={arrived}
            form={FILE_FORM}
            onReadFirst={(first) => {
              putAside();
              show(first);
            }}
          />
        )}
        goTo={goal}
        cards={cards}
        blocked={chat?.blocked ?? thread.blocked ?? false}
        empty={<EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('row.noMessage')} />}
      />
      {chat && chat.deletion_requested_at === null ? (
        <SidePanels chat={chat} mode={panel} quotationGuard={quotationGuard} onClose={onClosePanel} />
      ) : null}
    </>
  );
}
