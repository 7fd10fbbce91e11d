import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { Conversation } from '../../features/chat/Conversation.tsx';
import type { MessageCards } from '../../features/chat/MessageCard.tsx';
import { useChatThread } from '../../features/chat/use-chat-thread.ts';
import { EmptyState } from '../../ui/States.tsx';
import { endSession } from './end-session.ts';

const CARDS: MessageCards = {};

interface OfficeThreadProps {
  chatId: number;
  /** Undefined until the row is here; the messages do not wait for it. */
  chat: ChatSummary | undefined;
}

/** The farmer's thread as the office sees it. Mount with `key={chatId}`. */
export function OfficeThread({ chatId, chat }: OfficeThreadProps) {
  const { t } = useTranslation('inbox');
  const thread = useChatThread({
    side: 'admin',
    chatId,
    mobile: chat?.mobile ?? '',
    onSessionLost: endSession,
  });
  return (
    <Conversation
      thread={thread}
      cards={CARDS}
      blocked={chat?.blocked ?? thread.blocked ?? false}
      empty={<EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('row.noMessage')} />}
    />
  );
}
