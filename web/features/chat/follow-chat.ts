import type { SenderRole } from '#shared/contract/wire.ts';
import type { ChatHint, ServerEventName } from '#shared/events.ts';
import { connectSocket, type SocketLease } from '../../lib/socket.ts';
import type { ChatSync } from './chat-sync.ts';

/** While a thread is in sight its head is asked for this often: a line can be dead and look alive. */
const BEAT_MS = 25_000;

const HINTS = [
  'chat:new_message',
  'chat:message_updated',
  'chat:delete',
  'chat:cleared',
  'chat:deleted',
  'chat:status',
  'chat:receipt',
  'quotes:changed',
  'user:blocked',
] as const satisfies readonly ServerEventName[];

interface Follow {
  chatId: number;
  sync: ChatSync;
  /** The realtime line is (again) up. */
  onConnected: () => void;
}

/** A farmer without a chat only waits to hear that there is one. */
interface Await {
  onChat: (chatId: number) => void;
}

/** Feeds hints and every reason to look again into a thread. Returns the way out. */
export function followChat(side: SenderRole, follow: Follow | Await): () => void {
  const line = connectSocket(side === 'admin' ? 'office' : 'farmer');
  if ('onChat' in follow) {
    line.on('chat:new_message', (hint) => follow.onChat(hint.chat_id));
    line.on('ready', (ready) => {
      if (ready.chat_id !== null) follow.onChat(ready.chat_id);
    });
    return line.release;
  }
  listen(line, follow);
  const stopWatching = watchPage(follow.sync.resync);
  return () => {
    stopWatching();
    line.release();
  };
}

function listen(line: SocketLease, { chatId, sync, onConnected }: Follow): void {
  const handleHint = (hint: ChatHint) => {
    if (hint.chat_id === chatId) sync.receive(hint);
  };
  for (const name of HINTS) line.on(name, handleHint);
  // The server says ready after it has joined us to the rooms: what happens from here on is heard.
  line.on('ready', () => {
    sync.resync();
    onConnected();
  });
}

function watchPage(look: () => void): () => void {
  const lookIfVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const beat = setInterval(lookIfVisible, BEAT_MS);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', lookIfVisible);
  return () => {
    clearInterval(beat);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', lookIfVisible);
  };
}
