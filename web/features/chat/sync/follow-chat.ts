import type { SenderRole } from '#shared/contract/wire.ts';
import type { ChatHint, ServerEventName } from '#shared/events.ts';
import { type ConnectionHandle, connectSocket } from '../../../lib/socket.ts';
import type { ChatSync } from './chat-sync.ts';
import { pollWhileDisconnected } from './poll-fallback.ts';

/** While a thread is in sight its head is asked for this often: a line can be dead and look alive. */
const BEAT_MS = 25_000;
/** An answer later than this is none: together a dead line is found within 30 s. */
const HEARTBEAT_TIMEOUT_MS = 5_000;

const HINTS = [
  'chat:new_message',
  'chat:message_updated',
  'chat:delete',
  'chat:cleared',
  'chat:deleted',
  'chat:restored',
  'chat:status',
  'chat:receipt',
  'quotes:changed',
  'chat:skip',
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
  /** Asks the server whether there is one by now; for networks without a realtime line. */
  poll: () => void;
}

/** Feeds hints and every reason to look again into a thread. Returns the function that stops it. */
export function followChat(side: SenderRole, follow: Follow | Await): () => void {
  const line = connectSocket(side === 'admin' ? 'office' : 'farmer');
  const stops = 'onChat' in follow ? awaitChat(line, follow) : keepUp(line, follow);
  return () => {
    for (const stop of stops) stop();
    line.release();
  };
}

function awaitChat(line: ConnectionHandle, { onChat, poll }: Await): (() => void)[] {
  line.on('chat:new_message', (hint) => onChat(hint.chat_id));
  line.on('ready', (ready) => {
    if (ready.chat_id !== null) onChat(ready.chat_id);
  });
  return [pollWhileDisconnected({ line, poll, position: () => 0 })];
}

function keepUp(line: ConnectionHandle, follow: Follow): (() => void)[] {
  const { sync } = follow;
  listen(line, follow);
  const beat = () => checkLine(line, follow);
  return [
    pollWhileDisconnected({ line, poll: sync.resync, position: () => sync.getSnapshot().state.lastSeq }),
    watchPage({
      // What was missed first, the line second: it may take its time to turn out dead.
      onWake: () => {
        sync.resync();
        beat();
      },
      onBeat: beat,
    }),
  ];
}

function listen(line: ConnectionHandle, { chatId, sync, onConnected }: Follow): void {
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

/** Asks for the head over the line itself: the answer says whether we are behind, its absence that the line is dead. */
async function checkLine(line: ConnectionHandle, { chatId, sync }: Follow): Promise<void> {
  if (!line.isConnected()) return sync.resync();
  try {
    const reply = await line.join(chatId, HEARTBEAT_TIMEOUT_MS);
    // Lower than ours counts too: the database came back from a backup.
    if (!reply.ok || reply.head_seq !== sync.getSnapshot().state.lastSeq) sync.resync();
  } catch {
    // Closed by itself meanwhile: then it is being opened again already.
    if (line.isConnected()) line.reconnect();
    sync.resync();
  }
}

function watchPage({ onWake, onBeat }: { onWake: () => void; onBeat: () => void }): () => void {
  const ifVisible = (act: () => void) => () => {
    if (document.visibilityState === 'visible') act();
  };
  const wakeIfVisible = ifVisible(onWake);
  const beat = setInterval(ifVisible(onBeat), BEAT_MS);
  window.addEventListener('online', onWake);
  document.addEventListener('visibilitychange', wakeIfVisible);
  return () => {
    clearInterval(beat);
    window.removeEventListener('online', onWake);
    document.removeEventListener('visibilitychange', wakeIfVisible);
  };
}
