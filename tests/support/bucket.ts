import { createRequire } from 'node:module';
import { freePort } from '../../tools/free-port.ts';

/** An S3-compatible store on loopback, its objects in `directory`. It takes these keys and no others. */
export interface TestBucket {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  close(): Promise<void>;
}

export async function startBucket(directory: string, bucket = 'av-test'): Promise<TestBucket> {
  const S3rver = createRequire(import.meta.url)('s3rver');
  const port = await freePort();
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    close: () => server.close() as Promise<void>,
  };
}
