import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { ChatSummary, Message } from '#shared/contract/chat.ts';
import { Conversation } from '../../features/chat/Conversation.tsx';
import { focusComposer } from '../../features/chat/composer-form.ts';
import { NewerBar } from '../../features/chat/NewerBar.tsx';
import { useChatThread } from '../../features/chat/use-chat-thread.ts';
import { useNewerGuard } from '../../features/chat/use-newer-guard.ts';
import type { ThreadGoal } from '../../features/chat/use-reply-jump.ts';
import { Colleagues } from '../../features/presence/Colleagues.tsx';
import { useLooking } from '../../features/presence/use-colleagues.ts';
import { useTypingSignal } from '../../features/presence/use-typing.ts';
import { useQuotations } from '../../features/quotes/use-quotations.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/States.tsx';
import { useOfficeCards } from './use-office-cards.tsx';

interface OfficeThreadProps {
  chatId: number;
  /** Undefined until the row is here; the messages do not wait for it. */
  chat: ChatSummary | undefined;
}

/** The farmer's thread as the office sees it. Mount with a key of its own per chat. */
export function OfficeThread({ chatId, chat }: OfficeThreadProps) {
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

  function readFirst(first: Message): void {
    guard.accept();
    setGoal({ messageId: first.id });
    focusComposer();
  }

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
        notice={<NewerBar arrived={guard.arrived} onReadFirst={readFirst} />}
        goTo={goal}
        cards={cards}
        blocked={chat?.blocked ?? thread.blocked ?? false}
        empty={<EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('row.noMessage')} />}
      />
    </>
  );
}
