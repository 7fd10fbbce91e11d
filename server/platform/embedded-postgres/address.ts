import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Home, makePrivateFolder } from './home.ts';

/** Where the server listens: a private socket folder, or a loopback port where sockets do not serve. */
export type Address = { kind: 'socket'; folder: string } | { kind: 'tcp'; port: number };

export type Login = { role: string; password: string };

/** The server's owner: its superuser, who can never be anything less. The app logs in as another (app-role.ts). */
export const OWNER_ROLE = 'av_agro';
/** Names the socket file; nothing listens on this port. */
const SOCKET_PORT = 5432;
/** The kernel's limit is 104 bytes on macOS and 108 on Linux, for the folder and `/.s.PGSQL.5432.lock` after it. */
const LONGEST_SOCKET_FOLDER = 80;

/** Chooses where a server about to be started will listen. */
export async function chooseAddress(home: Home, transport: 'auto' | 'tcp'): Promise<Address> {
  const folders = transport === 'tcp' ? [] : socketFolders(home);
  for (const folder of folders) {
    if ((await makePrivateFolder(home, folder)) && (await socketsServe(folder)))
      return { kind: 'socket', folder };
  }
  return { kind: 'tcp', port: await freePort() };
}

function socketFolders(home: Home): string[] {
  const hash = createHash('sha256').update(home.dir).digest('hex').slice(0, 12);
  const candidates = [join(home.dir, 'socket'), join(tmpdir(), `av-agro-${hash}`), `/tmp/av-agro-${hash}`];
  return candidates.filter((folder) => Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER);
}

/** Some mounts (shared folders of virtual machines, network drives) hold files but no sockets. */
function socketsServe(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(join(folder, `probe-${process.pid}`), () => probe.close(() => resolve(true)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** PostgreSQL's lock file beside its socket. */
export function socketLock(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`);
}

/** The lines of postgresql.conf that make a server listen there and nowhere else. */
export function listenSettings(address: Address): Record<string, string> {
  return address.kind === 'socket'
    ? {
        listen_addresses: '',
        // A list to PostgreSQL: quoted, a comma or a quote in it is a letter like any other.
        unix_socket_directories: `"${address.folder.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
        port: String(SOCKET_PORT),
      }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(address.port) };
}

/**
 * A URL for `pg` and libpq alike. Port and TLS are spelt out so that PGPORT or PGSSLMODE in the shell cannot
 * bend it. The socket trusts whoever may enter its 0700 folder; only loopback TCP carries the password.
 */
export function connectionString(address: Address, { role, password }: Login, database: string): string {
  if (address.kind === 'tcp') {
    return `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${address.port}/${database}?sslmode=disable`;
  }
  const host = encodeURIComponent(address.folder);
  return `postgresql://${role}@localhost:${SOCKET_PORT}/${database}?host=${host}&sslmode=disable`;
}
