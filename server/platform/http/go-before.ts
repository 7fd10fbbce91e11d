import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Puts `admit` before all who answer requests so far; what it does not let through, they never see. */
export function goBefore(
  server: Server,
  admit: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!admit(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}
