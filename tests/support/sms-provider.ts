import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenCall {
  method: string;
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: unknown;
}

export interface ScriptedAnswer {
  status?: number;
  body?: string;
  delayMs?: number;
  /** Closes the connection in the middle of the answer. */
  breakOff?: boolean;
}

export interface LookAlike {
  url: string;
  seen: SeenCall[];
  answerWith(answer: ScriptedAnswer): void;
  close(): Promise<void>;
}

/** A real HTTP server that says what a provider of SMS would say. */
export async function startLookAlike(): Promise<LookAlike> {
  const seen: SeenCall[] = [];
  let next: ScriptedAnswer = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      seen.push({ method, path: url, headers, body: JSON.parse(text) });
      const answer = next;
      setTimeout(() => {
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
        if (answer.breakOff) return response.write('{"type":', () => response.destroy());
        response.end(answer.body ?? '{}');
      }, answer.delayMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answerWith: (answer) => {
      next = answer;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
