import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEventName, ServerEventPayload, ServerEvents } from '#shared/events.ts';
import type { TestClient } from './client.ts';

export interface Line {
  socket: Socket<ServerEvents, ClientEvents>;
  /** Everything heard, in order. */
  heard: { [K in ServerEventName]: [K, ServerEventPayload<K>] }[ServerEventName][];
}

const open: Line[] = [];

/**
 * A socket with the client's cookies to the app at `url`; resolves when the server said ready, rejects with its
 * refusal.
 */
export async function openLine(
  url: string,
  client: TestClient,
  as: string,
  origin: string = url,
): Promise<Line> {
  const socket: Line['socket'] = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { as },
    extraHeaders: { cookie: client.cookieHeader, origin },
  });
  const line: Line = { socket, heard: [] };
  open.push(line);
  socket.onAny((name, payload) => line.heard.push([name, payload]));
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', () => resolve());
    socket.once('connect_error', reject);
  });
  return line;
}

/** After each test, so that nobody of one is present in the next. */
export function closeLines(): void {
  for (const line of open.splice(0)) line.socket.disconnect();
}
