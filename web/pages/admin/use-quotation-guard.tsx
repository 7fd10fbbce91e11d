import { useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { NewerBar } from '../../features/chat/NewerBar.tsx';
import { useBegunGuard } from '../../features/chat/use-begun-guard.ts';
import type { ChatThread } from '../../features/chat/use-chat-thread.ts';
import { QUOTATION_FORM, type QuotationGuard } from '../../features/quote-upload/QuotationPanel.tsx';

/** Holds a quotation back once, when the farmer or a colleague has written since it was begun. */
export function useQuotationGuard(thread: ChatThread, onReadFirst: (first: Message) => void): QuotationGuard {
  const [isBegun, setBegun] = useState(false);
  const { arrived, maySend, accept } = useBegunGuard(thread, isBegun);
  return {
    onBegun: setBegun,
    maySend,
    notice: (
      <NewerBar
        arrived={arrived}
        form={QUOTATION_FORM}
        onReadFirst={(first) => {
          accept();
          onReadFirst(first);
        }}
      />
    ),
  };
}
