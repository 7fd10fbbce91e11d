import net, { type AddressInfo } from 'node:net';

/** What stands between the app and its database and fails without a word: a proxy that lost its far side, a firewall, a VIP. */
export class SilentProxy {
  readonly port: number;
  readonly #server: net.Server;
  readonly #lines = new Set<{ near: net.Socket; far: net.Socket }>();
  readonly #silenced: net.Socket[] = [];

  private constructor(server: net.Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** @param target where to: a port of this machine, or the path of a socket */
  static async start(target: number | string): Promise<SilentProxy> {
    const server = net.createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new SilentProxy(server);
    server.on('connection', (near) => proxy.#pass(near, net.connect(target as number)));
    return proxy;
  }

  /** Between the app and the database server of the tests. @returns it, and the address to give the app */
  static async inFrontOf(connectionString: string): Promise<{ proxy: SilentProxy; url: string }> {
    const url = new URL(connectionString);
    const folder = url.searchParams.get('host');
    const target = folder === null ? Number(url.port || 5432) : `${folder}/.s.PGSQL.${url.port}`;
    const proxy = await SilentProxy.start(target);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, url: url.href };
  }

  /** The app's end of every connection of this moment. */
  ports(): number[] {
    return [...this.#lines].flatMap(({ near }) => near.remotePort ?? []);
  }

  /**
   * Every connection of this moment stays up for ever and carries nothing any more; what is sent on it is acknowledged
   * and lost. New ones pass.
   */
  silence(): number {
    for (const { near, far } of this.#lines) {
      near.unpipe();
      far.unpipe();
      near.resume();
      far.resume();
      this.#silenced.push(near, far);
    }
    const silenced = this.#lines.size;
    this.#lines.clear();
    return silenced;
  }

  async close(): Promise<void> {
    const carrying = [...this.#lines].flatMap(({ near, far }) => [near, far]);
    for (const socket of [...carrying, ...this.#silenced]) socket.destroy();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #pass(near: net.Socket, far: net.Socket): void {
    const line = { near, far };
    this.#lines.add(line);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        // One that was silenced does not learn of the other's end.
        if (!this.#lines.delete(line)) return;
        near.destroy();
        far.destroy();
      });
    }
  }
}
