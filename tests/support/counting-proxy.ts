import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

/** A way to the app that can be cut, and that counts what really comes over. */
export class CountingProxy {
  readonly url: string;
  readonly #server: http.Server;
  readonly #port: number;
  readonly #lines = new Set<net.Socket>();
  #isCut = false;
  #serverHears = true;
  #uploaded = 0;
  #begun = 0;
  #torn = 0;
  #asked = 0;
  #losing: string | undefined;

  private constructor(server: http.Server, target: string) {
    this.#server = server;
    this.#port = Number(new URL(target).port);
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('connection', (line) => this.#take(line));
    server.on('request', (request, reply) => this.#pass(request, reply));
    server.on('upgrade', (request, line: net.Socket, head) => this.#passUpgrade(request, line, head));
  }

  static async start(target: string): Promise<CountingProxy> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new CountingProxy(server, target);
  }

  /** Bytes of upload pieces so far, wasted ones included. */
  get uploaded(): number {
    return this.#uploaded;
  }

  /** Uploads that were begun. */
  get begun(): number {
    return this.#begun;
  }

  /** Pieces that broke off before their end. */
  get torn(): number {
    return this.#torn;
  }

  /** Times somebody asked how much of an upload is there. */
  get asked(): number {
    return this.#asked;
  }

  /** Breaks every connection. Where the server does not hear of it, its end stays open and silent. */
  cut({ serverHears }: { serverHears: boolean }): void {
    this.#isCut = true;
    this.#serverHears = serverHears;
    for (const line of this.#lines) line.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.#serverHears = true;
  }

  /** The next answer to a POST there is lost on its way back: the server has done it, the browser does not know. */
  loseAnswer(path: string): void {
    this.#losing = path;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(line: net.Socket): void {
    if (this.#isCut) line.destroy();
    this.#lines.add(line);
    line.on('error', () => {});
    line.on('close', () => this.#lines.delete(line));
  }

  #pass(request: http.IncomingMessage, reply: http.ServerResponse): void {
    const { method, url: path, headers } = request;
    const onward = http.request({ host: 'localhost', port: this.#port, method, path, headers }, (answer) => {
      if (method === 'POST' && path === this.#losing) {
        this.#losing = undefined;
        reply.destroy();
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.on('error', () => {});
    reply.on('close', () => {
      if (this.#serverHears) onward.destroy();
    });
    if (path?.startsWith('/api/uploads')) this.#count(request);
    request.pipe(onward);
  }

  #count(request: http.IncomingMessage): void {
    if (request.method === 'POST') this.#begun += 1;
    if (request.method === 'HEAD') this.#asked += 1;
    request.on('data', (chunk: Buffer) => {
      this.#uploaded += chunk.length;
    });
    request.on('close', () => {
      if (!request.complete) this.#torn += 1;
    });
  }

  #passUpgrade(request: http.IncomingMessage, line: net.Socket, head: Buffer): void {
    const onward = net.connect(this.#port, 'localhost');
    const headers = request.rawHeaders.reduce(
      (text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'),
      '',
    );
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`);
    onward.write(head);
    onward.pipe(line).pipe(onward);
    onward.on('error', () => line.destroy());
    line.on('close', () => onward.destroy());
  }
}
