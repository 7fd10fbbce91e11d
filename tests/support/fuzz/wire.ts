import http from 'node:http';
import type { TestClient } from '../client.ts';
import type { FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Sends requests as they are, right or wrong, over a few kept connections. */
export class FuzzWire {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Undefined: the server hung up without an answer. */
  send(as: TestClient, request: FuzzRequest): Promise<FuzzAnswer | undefined> {
    return new Promise((resolve) => {
      const call = http.request(
        `${this.#url}${request.path}`,
        {
          method: request.method,
          agent: this.#agent,
          headers: {
            cookie: as.cookieHeader,
            'x-xsrf-token': as.cookies.get('XSRF-TOKEN') ?? '',
            'content-length': request.body?.length ?? 0,
            ...request.headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('close', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      call.on('error', () => resolve(undefined));
      call.end(request.body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
