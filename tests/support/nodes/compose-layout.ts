import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../../tools/free-port.ts';
import { startBucket, type TestBucket } from '../bucket.ts';
import { removeFolder } from '../remove-folder.ts';
import { type Balancer, nginxProgram, startNginx } from './nginx.ts';
import { NodePair } from './node-pair.ts';

const COMPOSE = path.join(import.meta.dirname, '../../../deploy/compose.yaml');

/**
 * What deploy/compose.yaml starts, without Docker: two nodes with the settings it gives them, each with a folder of its own,
 * over one PostgreSQL server and one S3-compatible store, behind nginx where it is installed. Other than there: addresses
 * and passwords; and home's outbox instead of partners, for which NODE_ENV=production has no place.
 */
export class ComposeLayout {
  readonly pair: NodePair;
  readonly bucket: TestBucket;
  /** Where the objects of the store lie. */
  readonly storeFolder: string;
  /** Undefined where nginx is not installed. */
  readonly balancer: Balancer | undefined;

  private constructor(pair: NodePair, bucket: TestBucket, storeFolder: string, balancer?: Balancer) {
    this.pair = pair;
    this.bucket = bucket;
    this.storeFolder = storeFolder;
    this.balancer = balancer;
  }

  static async start(): Promise<ComposeLayout> {
    const storeFolder = await mkdtemp(path.join(os.tmpdir(), 'av-store-'));
    const settings = await composeSettings();
    const bucket = await startBucket(storeFolder, settings.S3_BUCKET);
    const port = await freePort();
    const pair = await NodePair.start({
      ...settings,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      ...(nginxProgram && { PUBLIC_URL: `http://localhost:${port}` }),
    });
    const balancer = nginxProgram ? await startNginx(nginxProgram, port, pair.urls) : undefined;
    return new ComposeLayout(pair, bucket, storeFolder, balancer);
  }

  async close(): Promise<void> {
    await this.balancer?.close();
    await this.pair.close();
    await this.bucket.close();
    await removeFolder(this.storeFolder);
  }
}

/** The settings of its nodes as they are written there, without those that name its other services and its volumes. */
async function composeSettings(): Promise<Record<string, string>> {
  const { services } = parse(await readFile(COMPOSE, 'utf8'), { merge: true });
  const settings: Record<string, string> = services.app1.environment;
  const theirOwn = ['NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'HOST', 'PAGES_DIR', 'PORT'];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !theirOwn.includes(name)));
}
