import path from 'node:path';
import type { Config } from '../../config.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

export { createLocalStore } from './local-store.ts';

/** The store the settings choose: a bucket when `S3_BUCKET` is set, else `DATA_DIR/uploads`. */
export function createObjectStore(config: Config): ObjectStore {
  return config.s3 ? createS3Store(config.s3) : createLocalStore(path.join(config.dataDir, 'uploads'));
}
