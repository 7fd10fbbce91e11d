import { useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatThread } from '../../../features/chat/live/use-chat-thread.ts';
import { useDraftStart } from '../../../features/chat/stale-draft/draft-start.ts';
import { StaleDraftBar } from '../../../features/chat/stale-draft/StaleDraftBar.tsx';
import { useStaleDraftGuard } from '../../../features/chat/stale-draft/use-stale-draft-guard.ts';
import { DISPATCH_FORM } from '../../../features/dispatch/office/DispatchPanel.tsx';
import { PLAN_FORM } from '../../../features/plans/office/plan-form.ts';
import { QUOTATION_FORM } from '../../../features/quotes/office/QuotationPanel.tsx';
import type { SendGuard } from '../../../lib/chat-slots.ts';

/**
 * Holds what a side panel sends back once, when the farmer or a colleague has written since it was begun.
 * @param form the panel's form: the question may send it
 */
function usePanelGuard(thread: ChatThread, form: string, onReadFirst: (first: Message) => void): SendGuard {
  const [isBegun, setBegun] = useState(false);
  const { arrived, maySend, accept } = useStaleDraftGuard(thread.messages, useDraftStart(thread, isBegun));
  return {
    onBegun: setBegun,
    maySend,
    seen: () => (thread.phase === 'ready' ? (thread.messages.at(-1)?.seq ?? 0) : undefined),
    notice: (
      <StaleDraftBar
        arrived={arrived}
        form={form}
        onReadFirst={(first) => {
          accept();
          onReadFirst(first);
        }}
      />
    ),
  };
}

/** One for each side panel, by its name. */
export function usePanelGuards(thread: ChatThread, onReadFirst: (first: Message) => void) {
  return {
    quote: usePanelGuard(thread, QUOTATION_FORM, onReadFirst),
    lr: usePanelGuard(thread, DISPATCH_FORM, onReadFirst),
    plan: usePanelGuard(thread, PLAN_FORM, onReadFirst),
  };
}
