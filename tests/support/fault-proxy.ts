import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

/** What becomes of one request. `at`: the part of the body after which the line breaks. */
export type Fate =
  | { kind: 'pass'; delayMs: number }
  /** The server does it; the browser never hears. */
  | { kind: 'lose-answer' }
  | { kind: 'reset-upload'; at: number };

export interface FaultProxyOptions {
  /** The app's own address. */
  target: string;
  /** Asked once for every API request, in the order of their arrival; by default all pass. */
  fateOf?: (request: { method: string; path: string; bytes: number }) => Fate;
}

const PASS: Fate = { kind: 'pass', delayMs: 0 };

/** The bad network between the browsers and the app: on loopback, on a port of its own. */
export class FaultProxy {
  readonly url: string;
  /** As some networks do: pages pass, websockets do not. */
  refusesLines = false;
  /** How often each fate befell a request. */
  readonly count: Record<Fate['kind'] | 'cut' | 'frozen', number> = {
    pass: 0,
    'lose-answer': 0,
    'reset-upload': 0,
    cut: 0,
    frozen: 0,
  };
  readonly #server: http.Server;
  readonly #options: FaultProxyOptions;
  readonly #lines = new Set<{ browser: net.Socket; app: net.Socket }>();

  private constructor(server: http.Server, options: FaultProxyOptions) {
    this.#server = server;
    this.#options = options;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, reply) => void this.#pass(request, reply));
    server.on('upgrade', (request, browser: net.Socket, head) => this.#upgrade(request, browser, head));
  }

  static async start(options: FaultProxyOptions): Promise<FaultProxy> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new FaultProxy(server, options);
  }

  /** Breaks every websocket, for both ends to see. */
  cutLines(): void {
    for (const { browser, app } of this.#lines) {
      this.count.cut += 1;
      browser.destroy();
      app.destroy();
    }
  }

  /** Half-open: every websocket of this moment stays up for ever and carries nothing any more. */
  freezeLines(): void {
    for (const { browser, app } of this.#lines) {
      this.count.frozen += 1;
      browser.unpipe();
      app.unpipe();
      browser.resume();
      app.resume();
    }
  }

  async close(): Promise<void> {
    for (const { browser, app } of this.#lines) {
      browser.destroy();
      app.destroy();
    }
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const fate = this.#fateOf(request);
    this.count[fate.kind] += 1;
    if (fate.kind === 'pass' && fate.delayMs > 0) await new Promise((done) => setTimeout(done, fate.delayMs));
    const onward = http.request(
      this.#options.target + (request.url ?? '/'),
      { method: request.method, headers: request.headers, agent: false },
      (answer) => {
        if (fate.kind === 'lose-answer') {
          // Only when the whole answer is here has the server surely done it.
          answer.on('end', () => request.socket.destroy()).resume();
          return;
        }
        reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(reply);
        answer.on('error', () => reply.destroy());
      },
    );
    onward.on('error', () => request.socket.destroy());
    reply.on('close', () => onward.destroy());
    if (fate.kind === 'reset-upload') this.#breakAt(request, onward, fate.at);
    else request.pipe(onward);
  }

  #fateOf(request: http.IncomingMessage): Fate {
    const { method = 'GET', url = '/' } = request;
    const [path = '/'] = url.split('?', 1);
    const { fateOf } = this.#options;
    if (!fateOf || !path.startsWith('/api/')) return PASS;
    return fateOf({ method, path, bytes: Number(request.headers['content-length'] ?? 0) });
  }

  #breakAt(request: http.IncomingMessage, onward: http.ClientRequest, at: number): void {
    let left = Number(request.headers['content-length'] ?? 0) * at;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left > 0) return void onward.write(chunk);
      onward.destroy();
      request.socket.destroy();
    });
  }

  #upgrade(request: http.IncomingMessage, browser: net.Socket, head: Buffer): void {
    if (this.refusesLines) return void browser.destroy();
    const { hostname, port } = new URL(this.#options.target);
    const app = net.connect(Number(port), hostname, () => {
      const lines = [`GET ${request.url} HTTP/1.1`];
      for (let index = 0; index < request.rawHeaders.length; index += 2) {
        lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
      }
      app.write(`${lines.join('\r\n')}\r\n\r\n`);
      if (head.length > 0) app.write(head);
      browser.pipe(app).pipe(browser);
    });
    const line = { browser, app };
    this.#lines.add(line);
    const end = () => {
      this.#lines.delete(line);
      browser.destroy();
      app.destroy();
    };
    for (const socket of [browser, app]) socket.on('error', end).on('close', end);
  }
}
