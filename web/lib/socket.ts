import type { Socket } from 'socket.io-client';
import type { SenderRole } from '#shared/contract/wire.ts';
import type {
  ClientEvents,
  Look,
  ServerEventName,
  ServerEventPayload,
  ServerEvents,
} from '#shared/events.ts';
import { afterFirstScreen } from './page/first-screen.ts';

/** Which of the browser's two possible sessions the connection speaks for. */
export type SocketIdentity = 'farmer' | 'office';

export type JoinReply = Parameters<Parameters<ClientEvents['join']>[1]>[0];

type Listener<K extends ServerEventName> = (payload: ServerEventPayload<K>) => void;
type AnyListener = (payload: never) => void;
type AppSocket = Socket<ServerEvents, ClientEvents>;

/** A share of the tab's one connection. Events are hints: read `shared/events.ts` before trusting one. */
export interface ConnectionHandle {
  /** Listens; works at once, also before the library has been fetched. Returns the way out. */
  on: <K extends ServerEventName>(event: K, listener: Listener<K>) => () => void;
  /** True on every (re)connection, false when the line is lost; called at once if already connected. */
  onConnection: (listener: (connected: boolean) => void) => () => void;
  isConnected: () => boolean;
  /** Called whenever an attempt to connect came to nothing. */
  onFailedTry: (listener: () => void) => () => void;
  /** Asks to be counted in a chat; rejects when there is no connection to ask on, or no answer by then. */
  join: (chatId: number, patienceMs?: number) => Promise<JoinReply>;
  /** The newest word of this kind since the line was last opened: what a late comer has missed. */
  latest: <K extends ServerEventName>(event: K) => ServerEventPayload<K> | undefined;
  /** Says that somebody is writing in the chat. Of the moment only: without a line it is not said at all. */
  sendTyping: (chatId: number) => void;
  /** Tells colleagues where this office page is; equally of the moment. */
  sayLooking: (look: Look) => void;
  /** Drops a line that looks alive and is not, and connects anew. */
  renew: () => void;
  /** Gives the share back; the last one closes the line. */
  release: () => void;
}

interface Line {
  leases: number;
  socket: AppSocket | null;
  closed: boolean;
  listeners: Map<string, Set<AnyListener>>;
  latest: Map<string, unknown>;
  connectionListeners: Set<(connected: boolean) => void>;
  failedTryListeners: Set<() => void>;
  stopWaking: () => void;
}

const JOIN_PATIENCE_MS = 10_000;
const LIBRARY_RETRY_MS = 10_000;

const lines = new Map<SocketIdentity, Line>();

/** How the server names the sides on the wire. */
export const ROLE_OF: Record<SocketIdentity, SenderRole> = { farmer: 'farmer', office: 'admin' };

/**
 * Takes a share of the realtime line; the library itself is only fetched now. Connection errors are only
 * logged: the caller learns of a dead line through `onConnection`, and of missed news from the event log.
 */
export function connectSocket(as: SocketIdentity): ConnectionHandle {
  const line = lines.get(as) ?? openLine(as);
  line.leases += 1;
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
      const known = line.listeners.get(event) ?? new Set<AnyListener>();
      line.listeners.set(event, known.add(listener as AnyListener));
      return track(() => known.delete(listener as AnyListener));
    },
    onConnection(listener) {
      line.connectionListeners.add(listener);
      if (line.socket?.connected) listener(true);
      return track(() => line.connectionListeners.delete(listener));
    },
    isConnected: () => line.socket?.connected ?? false,
    onFailedTry(listener) {
      line.failedTryListeners.add(listener);
      return track(() => line.failedTryListeners.delete(listener));
    },
    async join(chatId, patienceMs = JOIN_PATIENCE_MS) {
      if (!line.socket?.connected) throw new Error('The realtime line is not connected.');
      return line.socket.timeout(patienceMs).emitWithAck('join', { chat_id: chatId });
    },
    latest: (event) => line.latest.get(event) as ServerEventPayload<typeof event> | undefined,
    sendTyping(chatId) {
      if (line.socket?.connected) line.socket.emit('typing', { chat_id: chatId });
    },
    sayLooking(look) {
      if (line.socket?.connected) line.socket.emit('looking', look);
    },
    renew() {
      line.socket?.disconnect().connect();
    },
    release() {
      if (released) return;
      released = true;
      for (const stop of undo) stop();
      line.leases -= 1;
      if (line.leases === 0) closeLine(as, line);
    },
  };
}

function openLine(as: SocketIdentity): Line {
  const line: Line = {
    leases: 0,
    socket: null,
    closed: false,
    listeners: new Map(),
    latest: new Map(),
    connectionListeners: new Set(),
    failedTryListeners: new Set(),
    stopWaking: () => {},
  };
  lines.set(as, line);
  void start(as, line);
  return line;
}

async function start(as: SocketIdentity, line: Line): Promise<void> {
  await afterFirstScreen();
  if (line.closed) return;
  const library = await import('socket.io-client').catch((error: unknown) => {
    console.debug('realtime library not loaded', error);
    return null;
  });
  if (line.closed) return;
  if (!library) {
    tellFailedTry(line);
    retryStart(as, line);
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
  line.socket = socket;
  wire(line, socket);
}

/** Off the network before the library ever arrived: try again when there is one, or after a while. */
function retryStart(as: SocketIdentity, line: Line): void {
  const again = () => {
    line.stopWaking();
    void start(as, line);
  };
  const timer = setTimeout(again, LIBRARY_RETRY_MS);
  const stopListening = onWake(again);
  line.stopWaking = () => {
    clearTimeout(timer);
    stopListening();
  };
}

function tellFailedTry(line: Line): void {
  for (const listener of line.failedTryListeners) listener();
}

function wire(line: Line, socket: AppSocket): void {
  const tellConnection = (connected: boolean) => {
    for (const listener of line.connectionListeners) listener(connected);
  };
  const retryRefused = slowRetry(() => socket.connect());
  socket.on('connect', () => {
    retryRefused.reset();
    line.latest.clear();
    tellConnection(true);
  });
  socket.on('disconnect', (reason) => {
    tellConnection(false);
    if (reason === 'io server disconnect') retryRefused.later();
  });
  socket.on('connect_error', (error) => {
    console.debug('realtime line', error.message);
    tellFailedTry(line);
    if (!socket.active) retryRefused.later();
  });
  socket.onAny((event: string, payload: unknown) => {
    line.latest.set(event, payload);
    for (const listener of line.listeners.get(event) ?? []) listener(payload as never);
  });
  // A phone that wakes up should not sit out the back-off.
  const stopWaking = onWake(() => {
    if (!socket.connected) socket.disconnect().connect();
  });
  line.stopWaking = () => {
    stopWaking();
    retryRefused.reset();
  };
}

/**
 * The library gives up when the server itself says no (session ended, database away for a moment). We ask
 * again, ever more slowly: 1 s, 2 s, 4 s … 60 s.
 */
function slowRetry(connect: () => void): { later: () => void; reset: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  return {
    later() {
      clearTimeout(timer);
      timer = setTimeout(connect, Math.min(1000 * 2 ** refusals, 60_000));
      refusals += 1;
    },
    reset() {
      clearTimeout(timer);
      refusals = 0;
    },
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

function closeLine(as: SocketIdentity, line: Line): void {
  line.closed = true;
  line.stopWaking();
  line.socket?.disconnect();
  lines.delete(as);
}
