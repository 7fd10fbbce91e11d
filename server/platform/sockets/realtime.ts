import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server, type Socket } from 'socket.io';
import {
  type ClientEvents,
  HINT_MAX_BYTES,
  type ServerEventName,
  type ServerEventPayload,
  type ServerEvents,
} from '#shared/events.ts';
import type { Database } from '../database/db.ts';
import { vouchFor } from '../http/connections/guard.ts';
import { answerClient, type ClientRights } from './client-events.ts';
import { createGreeting, limitFrames } from './line-limits.ts';
import { batchNotices } from './notify-batch.ts';
import { type Io, RoomWatch } from './room-watch.ts';

/** A proxy takes this as "ask another node". */
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n';

const SLICE_MS = 100;

/** Who hears a hint. `session:` rooms exist so that revoking a session cuts exactly its sockets. */
export type Room = `farmer:${number}` | 'farmers' | 'office' | 'staff' | `session:${string}`;

/** What a handshake proved; the feature `identity` decides it. */
export interface SocketIdentity extends ClientRights {
  rooms: Room[];
  /** Asked once the socket is in its rooms. */
  ready: () => ServerEventPayload<'ready'>;
  /**
   * Whether it would be let into the same rooms now, where that may have changed: whoever takes a right away cuts the
   * sockets that are in its rooms, and knows nothing of one that is on its way there.
   */
  stillBelongs?: () => Promise<boolean>;
}

export interface Realtime {
  /** Sends a hint to every socket in the rooms, on all nodes. Never throws: losing a hint does no harm. */
  publish<K extends ServerEventName>(
    rooms: Room[],
    event: K,
    payload: ServerEventPayload<K>,
    options?: PublishOptions,
  ): void;
  /**
   * Follows whether anybody is in the room on any node; `onChange` runs on every node, for its own sockets. An
   * arrival counts at once, an absence of ten seconds too. Returns how it stands.
   */
  watch(room: Room, onChange: (inhabited: boolean) => void): () => boolean;
  /** Cuts every socket in the room, on all nodes. */
  disconnect(room: Room): void;
  /** Ids of the sessions that have a socket on this node. */
  listSessions(): string[];
  attach(server: HttpServer, gate: SocketGate): void;
  /** Open lines on this node. */
  count(): number;
  /** Takes no new line and closes those that are open, spread over `overMs`; screens come back on another node. */
  retire(server: HttpServer, overMs: number): void;
  close(): Promise<void>;
}

export interface PublishOptions {
  /** Of the moment only: not kept for a socket whose line is busy. */
  volatile?: boolean;
  thisNodeOnly?: boolean;
}

const ABSENCE_MS = 10_000;
const SESSION_ROOM = 'session:';
/** Tabs of one browser, with those that just died; more is somebody who opens sockets for their own sake. */
const MAX_SOCKETS_PER_SESSION = 40;

export interface SocketGate {
  originAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  /** Undefined: refuse the connection. */
  identify: (handshake: { cookie: string | undefined; as: unknown }) => Promise<SocketIdentity | undefined>;
}

/**
 * Socket.IO, websocket only (no sticky sessions needed). With `shared`, hints cross nodes through
 * PostgreSQL NOTIFY, outside any write transaction.
 */
export function createRealtime(options: {
  db: Database;
  shared: boolean;
  onError: (error: unknown) => void;
  /** After how long a room counts as left; see `watch`. */
  absenceMs?: number;
}): Realtime {
  const io: Io = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 20_000,
    pingTimeout: 15_000,
  });
  if (options.shared) {
    const pool = batchNotices(options.db.pool, options.onError) as pg.Pool;
    io.adapter(createAdapter(pool, { payloadThreshold: 7_900, errorHandler: options.onError }));
  }
  const { shared, absenceMs = ABSENCE_MS } = options;
  const watches: RoomWatch[] = [];
  return {
    publish(rooms, event, payload, { volatile = false, thisNodeOnly = false } = {}) {
      try {
        const everywhere = volatile ? io.volatile.to(rooms) : io.to(rooms);
        const target = thisNodeOnly ? everywhere.local : everywhere;
        const emit = target.emit as (name: string, body: unknown) => boolean;
        emit.call(target, event, withinSize(payload));
      } catch (error) {
        options.onError(error);
      }
    },
    watch(room, onChange) {
      const watch = new RoomWatch({ io, room, shared, absenceMs, onChange });
      watches.push(watch);
      return () => watch.isInhabited();
    },
    disconnect: (room) => {
      io.in(room).disconnectSockets(true);
    },
    listSessions: () =>
      [...io.of('/').adapter.rooms.keys()].flatMap((room) =>
        room.startsWith(SESSION_ROOM) ? [room.slice(SESSION_ROOM.length)] : [],
      ),
    attach: (server, gate) => attach(io, server, gate, options.onError),
    count: () => io.of('/').sockets.size,
    retire: (server, overMs) => drainSockets(io, server, overMs),
    close: async () => {
      await new Promise<void>((resolve) => io.close(() => resolve()));
      for (const watch of watches) watch.stop();
    },
  };
}

function attach(io: Io, server: HttpServer, gate: SocketGate, onError: (error: unknown) => void): void {
  io.attach(server, {
    path: '/socket.io',
    allowRequest: (request, decide) =>
      decide(null, gate.originAllowed(request.headers.origin, request.headers.host)),
  });
  limitFrames(io);
  const isFirst = createGreeting();
  io.use((socket, next) => {
    if (!isFirst(socket)) return next(new Error('RATE_LIMITED'));
    const { cookie } = socket.request.headers;
    gate
      .identify({ cookie, as: (socket.handshake.auth as { as?: unknown }).as })
      .then((identity) => {
        if (identity === undefined) return next(new Error('UNAUTHENTICATED'));
        if (isCrowded(io, identity)) return next(new Error('RATE_LIMITED'));
        socket.data = identity;
        vouchFor(socket.request.socket, sessionRoom(identity));
        next();
      })
      .catch((error: unknown) => {
        onError(error);
        next(new Error('UNAVAILABLE'));
      });
  });
  io.on('connection', (socket) => welcome(socket, onError));
}

const sessionRoom = ({ rooms }: SocketIdentity) => rooms.find((room) => room.startsWith(SESSION_ROOM));

function isCrowded(io: Io, identity: SocketIdentity): boolean {
  const own = sessionRoom(identity);
  const sockets = own === undefined ? undefined : io.of('/').adapter.rooms.get(own);
  return (sockets?.size ?? 0) >= MAX_SOCKETS_PER_SESSION;
}

async function welcome(socket: Socket<ClientEvents, ServerEvents>, onError: (error: unknown) => void) {
  const identity = socket.data as SocketIdentity;
  answerClient(socket, identity, onError);
  // Join first, say ready second: a client that fetches after `ready` can miss nothing.
  await socket.join(identity.rooms);
  try {
    if (identity.stillBelongs && !(await identity.stillBelongs())) return void socket.disconnect(true);
  } catch (error) {
    // Nobody knows: the page comes back by itself.
    onError(error);
    return void socket.disconnect(true);
  }
  socket.emit('ready', identity.ready());
}

/** A log entry too large for NOTIFY is left out; the client fetches it. */
function withinSize(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('event' in payload)) return payload;
  if (Buffer.byteLength(JSON.stringify(payload)) <= HINT_MAX_BYTES) return payload;
  const { event: _, ...hint } = payload;
  return hint;
}

/**
 * Sends the screens of this node elsewhere: new lines are refused, those that are open are closed a few at a time over
 * `overMs`, so that the other nodes do not get all reconnects at once. A screen whose line closes comes back by itself,
 * after a second or so, and reads what it missed.
 */
function drainSockets(io: Io, server: HttpServer, overMs: number): void {
  server.removeAllListeners('upgrade');
  server.on('upgrade', (_request, socket: Duplex) => {
    socket.on('error', () => {});
    socket.end(REFUSAL);
  });
  const open = [...io.of('/').sockets.values()];
  const slices = Math.max(1, Math.floor(overMs / SLICE_MS));
  const size = Math.ceil(open.length / slices);
  const closeSome = () => {
    for (const socket of open.splice(0, size)) socket.conn.close();
    if (open.length > 0) setTimeout(closeSome, SLICE_MS).unref();
  };
  closeSome();
}
