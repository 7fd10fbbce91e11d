import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { ChatStatus, Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { HttpError } from '../../../lib/http.ts';
import { forgetKeptPictures } from '../../../lib/page/kept-pictures.ts';
import type { MenuAction } from '../../../ui/sheets/ActionMenu.tsx';
import { type BothWatermarks, type ChatState, EMPTY_CHAT } from '../model/chat-state.ts';
import { fileOfMessage } from '../model/message-file.ts';
import type { Outbox, OutboxEvent } from '../outbox/outbox.ts';
import { useCancelledSends } from '../outbox/use-cancelled-sends.ts';
import { useDeletions } from '../outbox/use-deletions.ts';
import { type Correspondence, type SendMessage, useSendMessage } from '../outbox/use-send-message.ts';
import { createChatTransport, type DeletionMode } from '../sync/chat.api.ts';
import { ChatSync, type SyncSnapshot } from '../sync/chat-sync.ts';
import { followChat } from '../sync/follow-chat.ts';
import { keepThread, loadKeptThread } from '../sync/thread-store.ts';
import { useReceipts } from './use-receipts.ts';

export interface ChatThreadOptions extends Correspondence {
  /** A log entry took effect. Once each, in order. */
  onEvent?: (event: ChatEvent) => void;
  /** Another page took messages out of this side's view. */
  onDeletedElsewhere?: (messageIds: readonly number[]) => void;
  /** Entries were skipped over by a fresh page: ask again for whatever `onEvent` feeds. */
  onReload?: () => void;
  /** The farmer's chat has come into being (their first message, possibly from another tab). */
  onChatCreated?: (chatId: number) => void;
  /** The session behind this thread is gone. */
  onSessionLost?: () => void;
  /** The server refused a message for good, with this code. */
  onRefused?: (code: string) => void;
}

export interface ChatThread extends SendMessage {
  side: SenderRole;
  /** `new`: no chat yet. `failed`: nothing to show, see `error`. */
  phase: 'new' | 'loading' | 'ready' | 'failed';
  error: unknown;
  /** In the server's order. */
  messages: readonly Message[];
  watermarks: BothWatermarks;
  /** Null until the log has said something about it. */
  status: ChatStatus | null;
  blocked: boolean | null;
  /** Messages before the first one here. */
  older: SyncSnapshot['older'];
  /** `down`: what is on the screen may be out of date and we know it. */
  line: 'up' | 'down';
  /** Takes messages away, also without a line: see deletion-queue.ts. */
  remove: (messages: readonly Message[], mode: DeletionMode) => void;
  /** Undo of `remove` for the own side. */
  bringBack: (messageIds: readonly number[]) => void;
  /** One page, or all down to a position. */
  loadOlder: (downTo?: number) => void;
  /** Asks again now. */
  reload: () => void;
  /** What else can be done with a message here. */
  acts?: (message: Message) => MenuAction[];
}

const NOT_LOADED: SyncSnapshot = { phase: 'idle', state: EMPTY_CHAT, older: 'none', error: null };
const noSubscription = () => () => {};
const notLoaded = () => NOT_LOADED;

/** One side's live view of one chat: what the server has, and below it what is on its way there. */
export function useChatThread(options: ChatThreadOptions): ChatThread {
  const { side, chatId } = options;
  const [sync, setSync] = useState<ChatSync | null>(null);
  const { phase, state, older, error } = useSyncExternalStore(
    sync?.subscribe ?? noSubscription,
    sync?.getSnapshot ?? notLoaded,
  );

  const handleOutbox = useEffectEvent((event: OutboxEvent) => {
    if (event.type === 'refused') options.onRefused?.(event.code);
    else if (event.type === 'login_needed') options.onSessionLost?.();
    else if (sync) sync.acceptSent(event.answer.message, event.answer.head_seq);
    else options.onChatCreated?.(event.answer.message.chat_id);
  });
  const { outbox, ...sending } = useSendMessage(options, (event) => handleOutbox(event));
  const { owner } = sending;

  const deletions = useDeletions(side, owner, () => sync?.resync());
  const messages = useMemo(() => deletions.hide(state.messages), [deletions, state.messages]);

  const handleConnected = useEffectEvent(() => {
    outbox.flush();
    deletions.flush();
  });
  const handleEvent = useEffectEvent((event: ChatEvent) => {
    const elsewhere = deletions.onEvent(event);
    if (elsewhere.length > 0) options.onDeletedElsewhere?.(elsewhere);
    options.onEvent?.(event);
  });
  const handleReload = useEffectEvent(() => {
    deletions.forgetAll();
    options.onReload?.();
  });
  const handleCreated = useEffectEvent((id: number) => options.onChatCreated?.(id));
  useEffect(() => {
    if (chatId === null) return followChat(side, { onChat: handleCreated, poll: handleReload });
    // The office's computer is shared; only a farmer's own phone keeps their thread.
    const kept = side === 'farmer' ? { owner, chatId } : null;
    const opened = new ChatSync({
      transport: createChatTransport(chatId, side),
      ...(kept ? { loadKept: () => loadKeptThread(kept) } : {}),
      onEvent: (event) => handleEvent(event),
      onReload: () => handleReload(),
    });
    const unfollow = followChat(side, { chatId, sync: opened, onConnected: () => handleConnected() });
    const stopKeeping = kept ? keepThread(kept, opened) : () => {};
    const stopForgetting = forgetDeletedFiles(opened);
    setSync(opened);
    opened.resync();
    return () => {
      stopKeeping();
      stopForgetting();
      unfollow();
      opened.close();
      setSync(null);
    };
  }, [side, chatId, owner]);

  useSettled(outbox, state, chatId);
  useCancelledSends(messages, side, deletions.remove);
  useReceipts({ side, chatId, messages: state.messages, watermarks: state.watermarks });
  useSessionLost(error, () => options.onSessionLost?.());

  return {
    ...sending,
    side,
    phase: chatId === null ? 'new' : shownPhase(phase),
    error,
    messages,
    watermarks: state.watermarks,
    status: state.status,
    blocked: state.blocked,
    older,
    line: phase === 'behind' ? 'down' : 'up',
    remove: deletions.remove,
    bringBack: deletions.bringBack,
    loadOlder: (downTo) => void sync?.loadOlder(downTo),
    reload: () => sync?.resync(),
  };
}

function shownPhase(phase: SyncSnapshot['phase']): ChatThread['phase'] {
  if (phase === 'idle') return 'loading';
  return phase === 'behind' ? 'ready' : phase;
}

/** What a chat that is being opened holds is not known yet; one still to come holds nothing. */
function useSettled(outbox: Outbox, state: ChatState, chatId: number | null): void {
  useEffect(() => {
    if (chatId === null || state !== EMPTY_CHAT) outbox.settle(state.messages, state.lastSeq);
  }, [outbox, state, chatId]);
}

function useSessionLost(error: unknown, onLost: () => void): void {
  const lost = isUnauthenticated(error);
  const handleLost = useEffectEvent(onLost);
  useEffect(() => {
    if (lost) handleLost();
  }, [lost]);
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Has photos of messages that were deleted for everyone removed from this device. Returns the function that stops it. */
function forgetDeletedFiles(sync: ChatSync): () => void {
  let before: ChatState | undefined = sync.getSnapshot().state;
  return sync.subscribe(() => {
    const { state } = sync.getSnapshot();
    if (state === before) return;
    const urls = before ? urlsGone(before, state) : [];
    before = state;
    if (urls.length > 0) forgetKeptPictures(urls);
  });
}

function urlsGone(before: ChatState, now: ChatState): string[] {
  const deleted = new Set(now.messages.filter((message) => message.deleted).map(({ id }) => id));
  return before.messages.flatMap((message) => {
    const file = deleted.has(message.id) ? fileOfMessage(message) : null;
    return file ? [file.url, ...(file.previewUrl ? [file.previewUrl] : [])] : [];
  });
}
