import { MessageCircle } from 'lucide-react';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { Conversation } from '../../features/chat/Conversation.tsx';
import { useChatThread } from '../../features/chat/use-chat-thread.ts';
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
  return (
    <Conversation
      thread={thread}
      onWriting={sayTyping}
      cards={cards}
      blocked={chat?.blocked ?? thread.blocked ?? false}
      empty={<EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('row.noMessage')} />}
    />
  );
}
