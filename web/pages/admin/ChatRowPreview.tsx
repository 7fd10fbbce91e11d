import type { ReactNode } from 'react';
import { DraftLine } from '../../features/chat/composer/DraftLine.tsx';
import { FarmerTyping } from '../../features/presence/FarmerTyping.tsx';
import { useOpenChatId } from './use-open-chat-id.ts';

/** What stands in a row of the list: the farmer writes, an answer was begun here, or else the last message. */
export function ChatRowPreview({ chatId, children }: { chatId: number; children: ReactNode }) {
  const isOpen = useOpenChatId().chatId === chatId;
  // The draft of the open chat is in plain sight beside the list.
  const line = isOpen ? children : <DraftLine chatId={chatId}>{children}</DraftLine>;
  return <FarmerTyping chatId={chatId}>{line}</FarmerTyping>;
}
