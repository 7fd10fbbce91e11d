import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { goBefore } from '../http-server.ts';
import { ConnectionLedger, type Held, type LedgerLimits } from './ledger.ts';
import { endBody } from './unread-body.ts';

export interface GuardOptions extends LedgerLimits {
  /** The party a connection is counted for before a session is proven on it; undefined where it cannot be told. */
  partyOf: (socket: Socket) => string | undefined;
  /** Behind a proxy: the party of one request it hands on. Its connections themselves are then not counted. */
  partyOfRequest?: (request: IncomingMessage) => string | undefined;
  /** Milliseconds in which a reader must take something of what waits for them. */
  stallMs?: number;
  /** Milliseconds in which the body of somebody without a session must have come. */
  strangerBodyMs?: number;
  /** Milliseconds in which somebody without a session must have read their answer. */
  strangerAnswerMs?: number;
  /** Milliseconds after which who is answered already, and should still be sending, has fallen silent. */
  silenceMs?: number;
}

const STALL_MS = 60_000;
const STRANGER_BODY_MS = 90_000;
/** Nothing a stranger may read is larger than a megabyte: a kilobyte a second is enough. */
const STRANGER_ANSWER_MS = 15 * 60_000;
/** Browsers ask for one thing after the other; what is asked for beyond these in advance, memory would wait for. */
const MAX_ASKED_AT_ONCE = 4;

interface GuardedConnection {
  socket: Socket;
  held: Held;
  /** When what is being answered was asked, by request. */
  asked: Map<IncomingMessage, number>;
  waiting: string;
  waitingSince: number;
}

const guarded = new WeakMap<Socket, { ledger: ConnectionLedger; held: Held }>();

/** Whoever asks over this connection has proven a session (`session:<id>`): it counts for that from here on. */
export function vouchFor(socket: Socket, session: string | undefined): void {
  const connection = guarded.get(socket);
  if (connection && session !== undefined) connection.ledger.vouch(connection.held, session);
}

/**
 * Watches every connection of a server: cuts readers who do not read, ends bodies nobody reads, bounds how many one
 * party may hold and how much it may ask at once. Call it when all other listeners are in place: it goes before them.
 * What the application's own readers watch (`body-timeout`, `watchForStall`) is theirs.
 */
export function guardConnections(server: Server, options: GuardOptions): { count(): number } {
  const ledger = new ConnectionLedger(options);
  const open = new Map<Socket, GuardedConnection>();

  server.on('connection', (socket: Socket) => {
    const party = options.partyOfRequest ? undefined : options.partyOf(socket);
    const connection: GuardedConnection = {
      socket,
      held: hold(socket, party),
      asked: new Map(),
      waiting: '',
      waitingSince: 0,
    };
    open.set(socket, connection);
    enter(ledger, connection.held, socket);
    socket.once('close', () => {
      open.delete(socket);
      ledger.remove(connection.held);
    });
  });

  goBefore(server, (request, response) => {
    const connection = open.get(request.socket);
    if (connection === undefined) return true;
    if (request.socket.destroyed) return false;
    if (connection.asked.size >= MAX_ASKED_AT_ONCE) {
      connection.held.cut();
      return false;
    }
    connection.asked.set(request, Date.now());
    connection.held.movedAt = Date.now();
    const leave = handOver(connection, request);
    response.once('close', () => {
      connection.asked.delete(request);
      connection.held.movedAt = Date.now();
      leave();
      if (!request.complete)
        endBody(request, { isKnown: connection.held.vouched, silenceMs: options.silenceMs });
    });
    return true;
  });
  // Node answers an unknown `Expect` by itself, past all of this, and then reads its body without an end.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.prependListener('upgrade', (request: IncomingMessage) => {
    const connection = open.get(request.socket);
    if (connection) request.socket.once('close', handOver(connection, request));
  });

  /** Behind a proxy a connection is on loan: for as long as the request takes it is the caller's. */
  function handOver(connection: GuardedConnection, request: IncomingMessage): () => void {
    if (!options.partyOfRequest) return () => {};
    const own = hold(connection.socket, options.partyOfRequest(request));
    ledger.remove(connection.held);
    enter(ledger, own, connection.socket);
    connection.held = own;
    return () => {
      ledger.remove(own);
      connection.held = hold(connection.socket, undefined);
      if (!connection.socket.destroyed) enter(ledger, connection.held, connection.socket);
    };
  }

  const stallMs = options.stallMs ?? STALL_MS;
  const timer = setInterval(
    () => {
      const now = Date.now();
      for (const connection of open.values()) checkConnection(connection, now, { ...options, stallMs });
    },
    Math.min(stallMs / 4, 5_000),
  );
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return { count: () => ledger.size };
}

function hold(socket: Socket, party: string | undefined): Held {
  // RST instead of FIN: what the reader has not taken would wait in the system's memory for minutes.
  return { party, vouched: false, movedAt: Date.now(), cut: () => socket.resetAndDestroy() };
}

function enter(ledger: ConnectionLedger, held: Held, socket: Socket): void {
  ledger.add(held);
  guarded.set(socket, { ledger, held });
}

function checkConnection(
  connection: GuardedConnection,
  now: number,
  limits: GuardOptions & { stallMs: number },
): void {
  const waiting = whatWaits(connection.socket);
  if (waiting !== connection.waiting) {
    connection.waiting = waiting;
    connection.waitingSince = now;
    connection.held.movedAt = now;
  }
  const isStalled = waiting !== '' && now - connection.waitingSince >= limits.stallMs;
  if (isStalled || isDawdling(connection, now, limits)) connection.held.cut();
}

function isDawdling({ held, asked }: GuardedConnection, now: number, limits: GuardOptions): boolean {
  if (held.vouched) return false;
  const [body, answer] = [
    limits.strangerBodyMs ?? STRANGER_BODY_MS,
    limits.strangerAnswerMs ?? STRANGER_ANSWER_MS,
  ];
  return [...asked].some(([request, since]) => now - since > (request.complete ? answer : body));
}

/** Where what is written and not yet taken stands: it changes only when something is taken, not by what is written behind it. */
function whatWaits(socket: Socket): string {
  if (socket.writableLength === 0) return '';
  const { _handle: handle } = socket as Socket & {
    _handle?: { bytesWritten?: number; writeQueueSize?: number } | null;
  };
  return `${handle?.bytesWritten ?? 0}/${handle?.writeQueueSize ?? 0}`;
}
