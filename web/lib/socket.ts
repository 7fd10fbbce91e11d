import type { Socket } from 'socket.io-client';
import type { SenderRole } from '#shared/contract/wire.ts';
import type {
  ClientEvents,
  Presence,
  ServerEventName,
  ServerEventPayload,
  ServerEvents,
} from '#shared/events.ts';
import { backoffOf } from './backoff.ts';
import { listenersOf } from './listeners.ts';
import { afterFirstScreen } from './page/first-screen.ts';
import { emitUnauthenticated } from './unauthenticated.ts';

/** Which of the browser's two possible sessions the connection speaks for. */
export type SocketIdentity = 'farmer' | 'office';

export type JoinReply = Parameters<Parameters<ClientEvents['join']>[1]>[0];

type Listener<K extends ServerEventName> = (payload: ServerEventPayload<K>) => void;
type AnyListener = (payload: never) => void;
type AppSocket = Socket<ServerEvents, ClientEvents>;

/** A share of the tab's one connection. Events are hints: read `shared/events.ts` before trusting one. */
export interface ConnectionHandle {
  /** Listens; works at once, also before the library has been fetched. Returns the unsubscribe function. */
  on: <K extends ServerEventName>(event: K, listener: Listener<K>) => () => void;
  /** True on every (re)connection, false when the line is lost; called at once if already connected. */
  onConnection: (listener: (connected: boolean) => void) => () => void;
  isConnected: () => boolean;
  /** Called whenever an attempt to connect came to nothing. */
  onFailedTry: (listener: () => void) => () => void;
  /** Asks to be counted in a chat; rejects when there is no connection to ask on, or no answer by then. */
  join: (chatId: number, timeoutMs?: number) => Promise<JoinReply>;
  /** The newest word of this kind since the line was last opened: what a late comer has missed. */
  latest: <K extends ServerEventName>(event: K) => ServerEventPayload<K> | undefined;
  /** Says that somebody is writing in the chat. Of the moment only: without a line it is not said at all. */
  sendTyping: (chatId: number) => void;
  /** Tells colleagues where this office page is; equally of the moment. */
  sendPresence: (presence: Presence) => void;
  /** Drops a line that looks alive and is not, and connects anew. */
  reconnect: () => void;
  /** Gives the share back; the last one closes the connection. */
  release: () => void;
}

interface SharedConnection {
  shares: number;
  socket: AppSocket | null;
  closed: boolean;
  listeners: Map<string, Set<AnyListener>>;
  latest: Map<string, unknown>;
  connectionListeners: ReturnType<typeof listenersOf<[connected: boolean]>>;
  failedTryListeners: ReturnType<typeof listenersOf>;
  stopWaking: () => void;
}

const JOIN_TIMEOUT_MS = 10_000;
const LIBRARY_RETRY_MS = 10_000;

const connections = new Map<SocketIdentity, SharedConnection>();

/** How the server names the sides on the wire. */
export const ROLE_OF: Record<SocketIdentity, SenderRole> = { farmer: 'farmer', office: 'admin' };

/**
 * Takes a share of the realtime connection; the library itself is only fetched now. Connection errors are only
 * logged: the caller learns of a dead line through `onConnection`, and of missed news from the event log.
 */
export function connectSocket(as: SocketIdentity): ConnectionHandle {
  const connection = connections.get(as) ?? openConnection(as);
  connection.shares += 1;
  const undo = new Set<() => void>();
  let released = false;

  function track(stop: () => void): () => void {
    undo.add(stop);
    return () => {
      undo.delete(stop);
      stop();
    };
  }

  return {
    on(event, listener) {
      const known = connection.listeners.get(event) ?? new Set<AnyListener>();
      connection.listeners.set(event, known.add(listener as AnyListener));
      return track(() => known.delete(listener as AnyListener));
    },
    onConnection(listener) {
      if (connection.socket?.connected) listener(true);
      return track(connection.connectionListeners.subscribe(listener));
    },
    isConnected: () => connection.socket?.connected ?? false,
    onFailedTry: (listener) => track(connection.failedTryListeners.subscribe(listener)),
    async join(chatId, timeoutMs = JOIN_TIMEOUT_MS) {
      if (!connection.socket?.connected) throw new Error('The realtime line is not connected.');
      return connection.socket.timeout(timeoutMs).emitWithAck('join', { chat_id: chatId });
    },
    latest: (event) => connection.latest.get(event) as ServerEventPayload<typeof event> | undefined,
    sendTyping(chatId) {
      if (connection.socket?.connected) connection.socket.emit('typing', { chat_id: chatId });
    },
    sendPresence(presence) {
      if (connection.socket?.connected) connection.socket.emit('looking', presence);
    },
    reconnect() {
      connection.socket?.disconnect().connect();
    },
    release() {
      if (released) return;
      released = true;
      for (const stop of undo) stop();
      connection.shares -= 1;
      if (connection.shares === 0) closeConnection(as, connection);
    },
  };
}

function openConnection(as: SocketIdentity): SharedConnection {
  const connection: SharedConnection = {
    shares: 0,
    socket: null,
    closed: false,
    listeners: new Map(),
    latest: new Map(),
    connectionListeners: listenersOf(),
    failedTryListeners: listenersOf(),
    stopWaking: () => {},
  };
  connections.set(as, connection);
  void start(as, connection);
  return connection;
}

async function start(as: SocketIdentity, connection: SharedConnection): Promise<void> {
  await afterFirstScreen();
  if (connection.closed) return;
  const library = await import('socket.io-client').catch((error: unknown) => {
    console.debug('realtime library not loaded', error);
    return null;
  });
  if (connection.closed) return;
  if (!library) {
    connection.failedTryListeners.notify();
    retryStart(as, connection);
    return;
  }
  const socket: AppSocket = library.io({
    path: '/socket.io',
    transports: ['websocket'],
    withCredentials: true,
    auth: { as },
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
  connection.socket = socket;
  wire(connection, socket);
}

/** Off the network before the library ever arrived: try again when there is one, or after a while. */
function retryStart(as: SocketIdentity, connection: SharedConnection): void {
  const again = () => {
    connection.stopWaking();
    void start(as, connection);
  };
  const timer = setTimeout(again, LIBRARY_RETRY_MS);
  const stopListening = onWake(again);
  connection.stopWaking = () => {
    clearTimeout(timer);
    stopListening();
  };
}

function wire(connection: SharedConnection, socket: AppSocket): void {
  // The library gives up when the server itself says no (session ended, database away for a moment).
  const refused = backoffOf(60_000);
  const retryRefused = () => refused.wait(() => socket.connect());
  socket.on('connect', () => {
    refused.cancel();
    refused.reset();
    connection.latest.clear();
    connection.connectionListeners.notify(true);
  });
  socket.on('disconnect', (reason) => {
    connection.connectionListeners.notify(false);
    if (reason === 'io server disconnect') retryRefused();
  });
  socket.on('connect_error', (error) => {
    console.debug('realtime line', error.message);
    // Ended on another device: what stands on the screen is not for whoever holds this one.
    if (error.message === 'UNAUTHENTICATED') emitUnauthenticated();
    connection.failedTryListeners.notify();
    if (!socket.active) retryRefused();
  });
  socket.onAny((event: string, payload: unknown) => {
    connection.latest.set(event, payload);
    for (const listener of connection.listeners.get(event) ?? []) listener(payload as never);
  });
  // A phone that wakes up should not sit out the back-off.
  const stopWaking = onWake(() => {
    if (!socket.connected) socket.disconnect().connect();
  });
  connection.stopWaking = () => {
    stopWaking();
    refused.cancel();
  };
}

function onWake(wake: () => void): () => void {
  const handleVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}

function closeConnection(as: SocketIdentity, connection: SharedConnection): void {
  connection.closed = true;
  connection.stopWaking();
  connection.socket?.disconnect();
  connections.delete(as);
}
