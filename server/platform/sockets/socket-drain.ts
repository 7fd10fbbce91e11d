import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Io } from './room-watch.ts';

/** A proxy takes this as "ask another node". */
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n';
const SLICE_MS = 100;

/**
 * Sends the screens of this node elsewhere: new lines are refused, those that are open are closed a few at a time over
 * `overMs`, so that the other nodes meet a stream and not a wave. A screen whose line closes comes back by itself,
 * after a second or so, and reads what it missed.
 */
export function drainSockets(io: Io, server: HttpServer, overMs: number): void {
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
