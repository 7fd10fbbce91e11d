import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server, type Socket } from 'socket.io';
import {
  type ClientEvents,
  HINT_MAX_BYTES,
  type ServerEventName,
  type ServerEventPayload,
  type ServerEvents,
} from '#shared/events.ts';
import type { Database } from './db.ts';

/** Who hears a hint. `session:` rooms exist so that revoking a session cuts exactly its sockets. */
export type Room = `farmer:${number}` | 'office' | `session:${string}`;

/** What a handshake proved; the feature that owns accounts decides it. */
export interface SocketIdentity {
  rooms: Room[];
  ready: ServerEventPayload<'ready'>;
  /** Re-asked on every `join`: a foreign chat answers undefined. */
  headOf: (chatId: number) => Promise<number | undefined>;
}

export interface Realtime {
  /** Sends a hint to every socket in the rooms, on all nodes. Never throws: losing a hint does no harm. */
  publish<K extends ServerEventName>(rooms: Room[], event: K, payload: ServerEventPayload<K>): void;
  /** Cuts every socket in the room, on all nodes. */
  disconnect(room: Room): void;
  attach(server: HttpServer, gate: SocketGate): void;
  close(): Promise<void>;
}

export interface SocketGate {
  originAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  /** Undefined: refuse the connection. */
  identify: (handshake: { cookie: string | undefined; as: unknown }) => Promise<SocketIdentity | undefined>;
}

type Io = Server<ClientEvents, ServerEvents>;

/**
 * Socket.IO, websocket only (no sticky sessions needed). With `shared`, hints cross nodes through
 * PostgreSQL NOTIFY, outside any write transaction.
 */
export function createRealtime(options: {
  db: Database;
  shared: boolean;
  onError: (error: unknown) => void;
}): Realtime {
  const io: Io = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 20_000,
    pingTimeout: 15_000,
  });
  if (options.shared) {
    io.adapter(createAdapter(options.db.pool, { payloadThreshold: 7_900, errorHandler: options.onError }));
  }
  return {
    publish(rooms, event, payload) {
      try {
        const emit = io.to(rooms).emit as (name: string, body: unknown) => boolean;
        emit.call(io.to(rooms), event, withinSize(payload));
      } catch (error) {
        options.onError(error);
      }
    },
    disconnect: (room) => {
      io.in(room).disconnectSockets(true);
    },
    attach: (server, gate) => attach(io, server, gate, options.onError),
    close: () => new Promise((resolve) => io.close(() => resolve())),
  };
}

function attach(io: Io, server: HttpServer, gate: SocketGate, onError: (error: unknown) => void): void {
  io.attach(server, {
    path: '/socket.io',
    allowRequest: (request, decide) =>
      decide(null, gate.originAllowed(request.headers.origin, request.headers.host)),
  });
  io.use((socket, next) => {
    const { cookie } = socket.request.headers;
    gate
      .identify({ cookie, as: (socket.handshake.auth as { as?: unknown }).as })
      .then((identity) => {
        if (identity === undefined) return next(new Error('UNAUTHENTICATED'));
        socket.data = identity;
        next();
      })
      .catch((error: unknown) => {
        onError(error);
        next(new Error('UNAVAILABLE'));
      });
  });
  io.on('connection', (socket) => welcome(socket, onError));
}

async function welcome(socket: Socket<ClientEvents, ServerEvents>, onError: (error: unknown) => void) {
  const identity = socket.data as SocketIdentity;
  socket.on('join', (request, answer) => {
    if (typeof answer !== 'function') return;
    const chatId = (request as { chat_id?: unknown } | null)?.chat_id;
    const refused = { ok: false, code: 'NOT_FOUND', error: 'Not found.' } as const;
    if (typeof chatId !== 'number' || !Number.isSafeInteger(chatId) || chatId < 1) return answer(refused);
    identity
      .headOf(chatId)
      .then((head) => answer(head === undefined ? refused : { ok: true, head_seq: head }))
      .catch(onError);
  });
  // Join first, say ready second: a client that fetches after `ready` can miss nothing.
  await socket.join(identity.rooms);
  socket.emit('ready', identity.ready);
}

/** A log entry too large for NOTIFY is left out; the client fetches it. */
function withinSize(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('event' in payload)) return payload;
  if (Buffer.byteLength(JSON.stringify(payload)) <= HINT_MAX_BYTES) return payload;
  const { event: _, ...hint } = payload;
  return hint;
}
