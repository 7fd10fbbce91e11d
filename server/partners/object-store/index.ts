import path from 'node:path';
import type { Config } from '../../config.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { createLocalStore } from './local-store.ts';

export { createLocalStore } from './local-store.ts';

/**
 * The store the settings choose: a bucket when `S3_BUCKET` is set, else `DATA_DIR/uploads`. The bucket's library takes
 * 30 MB of memory, so only who has a bucket loads it.
 */
export async function createObjectStore(config: Config): Promise<ObjectStore> {
  if (!config.s3) return createLocalStore(path.join(config.dataDir, 'uploads'));
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(config.s3);
}
