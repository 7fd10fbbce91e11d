import { useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatThread } from '../../../features/chat/live/use-chat-thread.ts';
import { useKeptDraftStart } from '../../../features/chat/stale-draft/kept-start.ts';
import { StaleDraftBar } from '../../../features/chat/stale-draft/StaleDraftBar.tsx';
import { useStaleDraftGuard } from '../../../features/chat/stale-draft/use-stale-draft-guard.ts';
import { VOICE_FORM } from '../../../features/chat/voice/VoiceComposer.tsx';
import { DISPATCH_FORM } from '../../../features/dispatch/office/DispatchPanel.tsx';
import { PLAN_FORM } from '../../../features/plans/office/plan-form.ts';
import { QUOTATION_FORM } from '../../../features/quotes/office/QuotationPanel.tsx';
import type { SendGuard } from '../../../lib/chat-slots.ts';

/**
 * Holds what a side panel sends back once, when the farmer or a colleague has written since it was begun.
 * @param form the panel's form: the question may send it
 * @param keptAs names its beginning on the device, of what outlives the page
 */
function usePanelGuard(
  thread: ChatThread,
  form: string,
  onReadFirst: (first: Message) => void,
  keptAs?: string,
): SendGuard {
  const [isBegun, setBegun] = useState(false);
  const { arrived, maySend, accept } = useStaleDraftGuard(
    thread.messages,
    useKeptDraftStart(thread, isBegun, keptAs),
  );
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

/** The same for a voice note, which is kept on the device and may be sent much later. */
export function useVoiceGuard(thread: ChatThread, onReadFirst: (first: Message) => void): SendGuard {
  return usePanelGuard(thread, VOICE_FORM, onReadFirst, `chatVoiceSince:${thread.owner}`);
}

/** One for each side panel, by its name. */
export function usePanelGuards(thread: ChatThread, onReadFirst: (first: Message) => void) {
  return {
    quote: usePanelGuard(thread, QUOTATION_FORM, onReadFirst),
    lr: usePanelGuard(thread, DISPATCH_FORM, onReadFirst),
    plan: usePanelGuard(thread, PLAN_FORM, onReadFirst),
  };
}
