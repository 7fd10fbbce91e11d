import type { EventEmitter } from 'node:events';
import type { Server, Socket } from 'socket.io';

/** A page that beats, writes, joins and leafs through the list as fast as it may stays well below. */
const FRAMES = { count: 1_000, everyMs: 10_000 };

/** What is beneath a line, and not in the library's types. */
interface EngineLine {
  close(): void;
  transport: { socket: EventEmitter & { terminate(): void } };
}

/**
 * Ends a line that says more than any page does. Each frame costs more here than its sender, and a ping is answered
 * into memory when nobody reads: one line of a stranger would keep everybody else waiting.
 */
export function limitFrames(io: Pick<Server, 'engine'>): void {
  io.engine.on('connection', (line: EngineLine) => {
    const mayGoOn = createLimit(FRAMES);
    const count = () => {
      if (!mayGoOn()) cut(line);
    };
    line.transport.socket.on('message', count).on('ping', count).on('pong', count);
  });
}

/** Whether it is the first time that somebody says on a line who they are; each time asks the database, the second ends it. */
export function createGreeting(): (socket: Pick<Socket, 'conn'>) => boolean {
  const greeted = new WeakSet<object>();
  return ({ conn }) => {
    const isFirst = !greeted.has(conn);
    if (isFirst) greeted.add(conn);
    else cut(conn as unknown as EngineLine);
    return isFirst;
  };
}

/** Closed, so that what has come already is passed over; and cut, because a flooding client does not answer the close handshake. */
function cut(line: EngineLine): void {
  line.close();
  line.transport.socket.terminate();
}

/** In this process's memory, unlike other limits: a socket lives and dies with its node. */
export function createLimit({ count, everyMs }: { count: number; everyMs: number }): () => boolean {
  let left = count;
  let since = 0;
  return () => {
    const now = Date.now();
    if (now - since >= everyMs) [left, since] = [count, now];
    left -= 1;
    return left >= 0;
  };
}
