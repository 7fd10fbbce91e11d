import { useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import type { ChatThread } from '../live/use-chat-thread.ts';
import type { DeletionMode } from '../sync/chat.api.ts';
import { type DeletionPlan, planDeletionForAll } from './selection.ts';

export interface MessageDeletion {
  /** At once, with an Undo for a few seconds. */
  forMe: (messages: readonly Message[]) => void;
  /** Asks once before it is done; what a farmer may not delete is left out, and they are told. */
  forAll: (messages: readonly Message[]) => void;
  /** What is being asked about. */
  asked: DeletionPlan | null;
  confirm: () => void;
  dismiss: () => void;
}

/** Takes messages away from one side or both. `onGone` hears what is about to go. */
export function useMessageDeletion(
  thread: Pick<ChatThread, 'side' | 'remove' | 'bringBack'>,
  onGone: (messages: readonly Message[]) => void,
): MessageDeletion {
  const { t } = useTranslation('chat');
  const [asked, setAsked] = useState<DeletionPlan | null>(null);
  const { side } = thread;

  function remove(messages: readonly Message[], mode: DeletionMode): void {
    onGone(messages);
    thread.remove(messages, mode);
  }

  function confirm(): void {
    if (!asked) return;
    setAsked(null);
    remove(asked.deletable, 'everyone');
    if (asked.skipped > 0) showToast(t('deletion.skipped', { count: asked.skipped }));
  }

  return {
    forMe(messages) {
      remove(messages, 'me');
      // Nobody waits for it: the message is out of sight already.
      void import('./offer-undo.ts').then(({ offerUndo }) =>
        offerUndo(side, messages.length, () => thread.bringBack(messages.map(({ id }) => id))),
      );
    },
    forAll(messages) {
      const plan = planDeletionForAll(messages, side);
      if (plan.deletable.length > 0) setAsked(plan);
      else if (plan.skipped > 0) showToast(t('deletion.onlyOwn'), { tone: 'error' });
    },
    asked,
    confirm,
    dismiss: () => setAsked(null),
  };
}
