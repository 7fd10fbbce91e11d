import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { SenderRole } from '#shared/contract/wire.ts';
import { officeOwner } from '../../../lib/office/remembered-person.ts';
import type { Draft, PendingMessage } from '../model/pending-message.ts';
import { createSendAttempt, withdrawUpload } from '../sync/chat.api.ts';
import { cancelledSends } from './cancelled-sends.ts';
import { Outbox, type OutboxEvent } from './outbox.ts';
import { createPendingStore } from './pending-store.ts';
import { downscalePhoto } from './photo-downscale.ts';

/** Who writes to whom. A farmer needs no chat yet: the first message makes it. */
export interface Correspondence {
  side: SenderRole;
  /** Null: this farmer has not written yet. The office always names a chat. */
  chatId: number | null;
  /** The farmer's number, whichever side is asking. */
  mobile: string;
}

export interface SendMessage {
  /** Names this correspondence on this device. */
  owner: string;
  /** Typed order; they stand below everything the server has. */
  pending: readonly PendingMessage[];
  /** Resolves when the message is safe on the device. */
  send: (draft: Draft) => Promise<void>;
  /** Sends a refused message once more. */
  retry: (clientId: string) => void;
  /** Takes a message out, also in the middle of its upload. */
  discard: (clientId: string) => void;
}

const store = createPendingStore();
/** One per correspondence and page load: an upload goes on while the office looks at another chat. */
const outboxes = new Map<string, Outbox>();

/** The outbox of one correspondence, as React sees it. */
export function useSendMessage(
  who: Correspondence,
  onEvent: (event: OutboxEvent) => void,
): SendMessage & { outbox: Outbox } {
  const { side, chatId, mobile } = who;
  const outbox = useMemo(() => outboxOf({ side, chatId, mobile }), [side, chatId, mobile]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const tell = useEffectEvent(onEvent);

  const owner = ownerOf(who);
  useEffect(() => outbox.onEvent((event) => tell(event)), [outbox]);
  // The farmer has left, or another one stands in their place: nothing of theirs goes out under another's login.
  useEffect(
    () => () => {
      if (side === 'farmer') closeOutboxes((other) => other === owner);
    },
    [side, owner],
  );
  useEffect(() => {
    window.addEventListener('online', outbox.flush);
    document.addEventListener('visibilitychange', outbox.flush);
    outbox.flush();
    return () => {
      window.removeEventListener('online', outbox.flush);
      document.removeEventListener('visibilitychange', outbox.flush);
    };
  }, [outbox]);

  return {
    outbox,
    owner,
    pending,
    send: (draft) => outbox.add(draft),
    retry: outbox.retry,
    discard: outbox.discard,
  };
}

/** Stops every upload of those who have left. Unsent messages stay on the device, under their owner's name. */
export function closeOutboxes(hasLeft: (owner: string) => boolean): void {
  for (const [owner, outbox] of outboxes) {
    if (!hasLeft(owner)) continue;
    outbox.close();
    outboxes.delete(owner);
  }
}

/** A number of a farmer; of the office a person and their chat: what one has not sent, no colleague sends. */
function ownerOf({ side, chatId, mobile }: Correspondence): string {
  return side === 'farmer' ? `farmer:${mobile}` : officeOwner(chatId ?? 0);
}

export function outboxOf(who: Correspondence): Outbox {
  const { side, chatId, mobile } = who;
  const owner = ownerOf(who);
  const known = outboxes.get(owner);
  if (known) return known;
  const send =
    side === 'farmer'
      ? createSendAttempt({ side, mobile })
      : createSendAttempt({ side, chatId: chatId ?? 0 });
  const outbox = new Outbox({
    owner,
    send,
    store,
    cancelled: cancelledSends,
    saysSeen: side === 'admin',
    lighten: downscalePhoto,
    // What is not taken back now is forgotten by the server in a day.
    withdraw: (uploadId) => void withdrawUpload(uploadId).catch(() => undefined),
  });
  outboxes.set(owner, outbox);
  return outbox;
}
