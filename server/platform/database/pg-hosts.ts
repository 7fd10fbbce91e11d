import pg from 'pg';

/**
 * Several servers in one address, as libpq writes them: `postgresql://me:secret@a:5432,b:5432/db?target_session_attrs=read-write`.
 * node-postgres knows one host only, so each attempt to connect is made to one of them, and the next attempt to the
 * next where it failed or led to a server that refuses writes (a standby).
 */
export interface Hosts {
  /** An address for `pg` per server, in the order of preference. */
  urls: [string, ...string[]];
  /** Whether a server that refuses writes will not do. */
  mustWrite: boolean;
}

/** How long one server may take to answer before the next is asked. */
const TIMEOUT_MS = 5_000;
const ATTRIBUTE = 'target_session_attrs';
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Several hosts must be able to write unless the address says `target_session_attrs=any`; a single host (a name that is
 * pointed elsewhere) only when it says `read-write` or `primary`.
 */
export function hostsOf(connectionString: string): Hosts {
  const [, before = '', authority = '', after = ''] = PARTS.exec(connectionString) ?? [];
  const wanted = new URLSearchParams(/\?(.*)$/s.exec(after)?.[1]).get(ATTRIBUTE);
  const [first, ...others] = authority.split(',').map((host) => `${before}${host}${after}`);
  if (first === undefined || others.length === 0) {
    return { urls: [connectionString], mustWrite: wanted === 'read-write' || wanted === 'primary' };
  }
  return { urls: [first, ...others], mustWrite: wanted !== 'any' };
}

/** What is wrong with an address of one or more servers; undefined when nothing is. */
export function hostsFault(connectionString: string): string | undefined {
  const { urls } = hostsOf(connectionString);
  // A socket's folder stands behind the ?, and no host before it.
  const readable = urls.map((url) => url.replace(/@(?=\/)/, '@socket'));
  if (!readable.every((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url))) {
    return 'must be postgresql://user:password@host:port/database, several hosts parted by commas, with %XX for what is neither letter nor digit in its password';
  }
  const wanted = new URL(readable[0] ?? '').searchParams.get(ATTRIBUTE);
  if (wanted === null || ['any', 'read-write', 'primary'].includes(wanted)) return undefined;
  return `has ${ATTRIBUTE}=${wanted}, and AV Agro writes: read-write, primary or any`;
}

/**
 * The address of the one server to work on, for a program that opens connections of its own (a backup, a migration).
 * @throws the last server's error when none of several will do
 */
export async function findServer(connectionString: string): Promise<string> {
  const { urls, mustWrite } = hostsOf(connectionString);
  if (urls.length === 1 && !mustWrite) return urls[0];
  let failure: unknown;
  for (const url of urls) {
    try {
      await tryServer(url, mustWrite);
      return url;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Whether a connection that is opened now, beside every pool, leads to a server that will do. */
export async function isReachable(connectionString: string): Promise<boolean> {
  const { urls, mustWrite } = hostsOf(connectionString);
  const answers = await Promise.allSettled(urls.map((url) => tryServer(url, mustWrite)));
  return answers.some(({ status }) => status === 'fulfilled');
}

async function tryServer(url: string, mustWrite: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (mustWrite) await refuseReadOnly(client);
  } finally {
    // A server that is frozen does not say goodbye.
    void client.end().catch(() => undefined);
  }
}

/** A pool over the server that will do; over one host it is the library's own. */
export function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const hosts = hostsOf(connectionString);
  const verify: pg.PoolConfig['verify'] = (client, done) => {
    refuseReadOnly(client).then(() => done(), done);
  };
  const config = {
    ...options,
    connectionTimeoutMillis: TIMEOUT_MS,
    ...(hosts.mustWrite ? { verify } : {}),
  };
  const [only] = hosts.urls;
  if (hosts.urls.length === 1) return new pg.Pool({ ...config, connectionString: only });
  return new SeekingPool(hosts.urls, config);
}

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const question = { text: 'show transaction_read_only', query_timeout: TIMEOUT_MS };
  const { rows } = await client.query<{ transaction_read_only: string }>(question);
  if (rows[0]?.transaction_read_only !== 'on') return;
  // PostgreSQL's own code for it: answered as the database being away.
  throw Object.assign(new Error('this server takes no writes (a standby?)'), { code: '25006' });
}

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Tries every server before it gives up, and begins with the one that served last. */
class SeekingPool extends pg.Pool {
  readonly #urls: readonly string[];
  readonly #current: { place: number };

  constructor(urls: readonly string[], config: pg.PoolConfig) {
    const current = { place: 0 };
    class NextClient extends pg.Client {
      constructor(options?: pg.ClientConfig) {
        super({ ...options, connectionString: urls[current.place % urls.length] });
      }
    }
    super({ ...config, Client: NextClient });
    this.#urls = urls;
    this.#current = current;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    const sought = this.#seek();
    if (!lend) return sought;
    sought.then(
      (client) => lend(undefined, client, client.release),
      (error: Error) => lend(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #seek(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const { place } = this.#current;
      try {
        return await super.connect();
      } catch (error) {
        // All connections are checked out: no server's fault.
        if ((error as Error).message === 'timeout exceeded when trying to connect') throw error;
        // Many fail at once when a server dies; together they take one step.
        if (this.#current.place === place) this.#current.place = place + 1;
        if (tries >= this.#urls.length) throw error;
      }
    }
  }
}
