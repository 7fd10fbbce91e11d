import type { Config } from './config.ts';
import { findServer } from './platform/database/pg-hosts.ts';

export interface OpenDatabase {
  /** Of one server: of several in `DATABASE_URL` the one that takes writes now. */
  connectionString: string;
  /** As the server's superuser, where the server is ours: for measurements; otherwise the same. */
  ownerConnectionString: string;
  close: () => Promise<void>;
}

/** The owner's own PostgreSQL when `DATABASE_URL` is set, else the one the app brings. */
export async function openHomeDatabase(
  config: Config,
  log: (line: string) => void,
  as: 'app' | 'backup' = 'app',
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const connectionString = await findServer(config.databaseUrl);
    return { connectionString, ownerConnectionString: connectionString, close: async () => {} };
  }
  const { startEmbeddedPostgres } = await import('./platform/embedded-postgres/index.ts');
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log, as });
  const { connectionString, ownerConnectionString, stop } = server;
  return { connectionString, ownerConnectionString, close: stop };
}
