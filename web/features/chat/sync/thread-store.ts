import type { ChatState } from '../model/chat-state.ts';
import { withOutboxDatabase } from '../model/outbox-database.ts';
import type { ChatSync } from './chat-sync.ts';

/** Newest messages kept for reading without network. */
const KEPT_MESSAGES = 200;
/** A burst of messages is one write. */
const PAUSE_MS = 1000;

/** One person's copy of one chat on this device. */
export interface KeptChat {
  owner: string;
  chatId: number;
}

/** What was last on this person's screen. Whatever somebody else left here is wiped first. */
export async function loadKeptThread({ owner, chatId }: KeptChat): Promise<ChatState | undefined> {
  return withOutboxDatabase(async (database) => {
    const writing = database.transaction('threads', 'readwrite');
    for (const other of await writing.store.getAllKeys()) {
      if (other !== owner) await writing.store.delete(other);
    }
    const kept = await writing.store.get(owner);
    await writing.done;
    return kept?.chatId === chatId ? kept.state : undefined;
  });
}

/** Keeps the copy level with the thread, also at the moment the page goes away. Returns the function that stops it. */
export function keepThread(chat: KeptChat, sync: ChatSync): () => void {
  let kept: ChatState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const { state, phase } = sync.getSnapshot();
    if (state === kept || (phase !== 'ready' && phase !== 'behind')) return;
    kept = state;
    void withOutboxDatabase((database) => database.put('threads', { ...chat, state: newestOf(state) }));
  }

  const unsubscribe = sync.subscribe(() => {
    if (sync.getSnapshot().state !== kept) timer ??= setTimeout(save, PAUSE_MS);
  });
  window.addEventListener('pagehide', save);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', save);
    clearTimeout(timer);
  };
}

/** Wipes every kept thread (logout). */
export async function forgetThreads(): Promise<void> {
  await withOutboxDatabase((database) => database.clear('threads'));
}

function newestOf(state: ChatState): ChatState {
  const messages = state.messages.slice(-KEPT_MESSAGES);
  const hasOlder = state.hasOlder || messages.length < state.messages.length;
  // Status and block flag are the account's to say at the next start; the log only tells of changes.
  return { ...state, messages, hasOlder, status: null, blocked: null };
}
