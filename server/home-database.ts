import type { Config } from './config.ts';

export interface OpenDatabase {
  connectionString: string;
  close: () => Promise<void>;
}

/** The owner's own PostgreSQL when `DATABASE_URL` is set, else the one the app brings. */
export async function openHomeDatabase(config: Config, log: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    return { connectionString: config.databaseUrl, close: async () => {} };
  }
  const { startEmbeddedPostgres } = await import('./platform/embedded-postgres/index.ts');
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { connectionString: server.connectionString, close: server.stop };
}
