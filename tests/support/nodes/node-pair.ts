import { createTestDatabase, type TestDatabase } from '../database.ts';
import { RunningApp } from '../running-app.ts';

/** Two processes of the product over one PostgreSQL server, as behind a load balancer. */
export class NodePair {
  readonly nodes: readonly [RunningApp, RunningApp];
  readonly database: TestDatabase;

  private constructor(database: TestDatabase, nodes: [RunningApp, RunningApp]) {
    this.database = database;
    this.nodes = nodes;
  }

  static async start(env: Record<string, string> = {}): Promise<NodePair> {
    const database = await createTestDatabase();
    // Both at once, as a machine that comes back does it: they take turns on the migrations' lock.
    const nodes = await Promise.all([0, 1].map(() => startNode(database.connectionString, env)));
    return new NodePair(database, nodes as [RunningApp, RunningApp]);
  }

  get urls(): string[] {
    return this.nodes.map(({ url }) => url);
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.close()));
    await this.database.drop();
  }
}

function startNode(databaseUrl: string, env: Record<string, string>): Promise<RunningApp> {
  return RunningApp.startWhole({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...env });
}
