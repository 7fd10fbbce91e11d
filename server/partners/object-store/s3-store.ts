import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  assertObjectKey,
  isObjectKey,
  type ListedObject,
  type ObjectStore,
} from '../../platform/files/object-store.ts';

/** A bucket, and how to reach it. */
export interface S3Config {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** The bucket may hold other things; ours lie under this. */
const PREFIX = 'uploads/';
/** Most keys one DeleteObjects call takes. */
export const REMOVE_BATCH = 1000;

/** Objects in an S3 bucket, or in anything that speaks like one. */
export function createS3Store(config: S3Config): ObjectStore {
  const client = connectS3(config);
  const at = (key: string) => {
    assertObjectKey(key);
    return { Bucket: config.bucket, Key: PREFIX + key };
  };

  return {
    async put(key, source, contentType) {
      const counter = new ByteCounter();
      const input = typeof source === 'string' ? createReadStream(source) : source;
      const upload = new Upload({ client, params: { ...at(key), Body: counter, ContentType: contentType } });
      // Either end may fail, and then the other must stop: a source that breaks off must not become a shorter
      // object, and a store that has gone must not leave the source waiting for a reader.
      const fed = pipeline(input, counter).catch(async (error: unknown) => {
        await upload.abort();
        throw error;
      });
      const sent = upload.done().catch((error: unknown) => {
        counter.destroy(error as Error);
        throw error;
      });
      await bothOrFirstError(fed, sent);
      return counter.bytes;
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await client.send(new GetObjectCommand({ ...at(key), Range })).catch(undefinedIfMissing);
      if (answer === undefined) return undefined;
      if (!(answer.Body instanceof Readable)) throw new Error('the object store sent no stream');
      return answer.Body;
    },

    async size(key) {
      const answer = await client.send(new HeadObjectCommand(at(key))).catch(undefinedIfMissing);
      return answer?.ContentLength;
    },

    async remove(keys) {
      for (let first = 0; first < keys.length; first += REMOVE_BATCH) {
        const Objects = keys.slice(first, first + REMOVE_BATCH).map((key) => ({ Key: at(key).Key }));
        const answer = await client.send(
          new DeleteObjectsCommand({ Bucket: config.bucket, Delete: { Objects, Quiet: true } }),
        );
        const failed = answer.Errors?.[0];
        if (failed) throw new Error(`object not removed: ${failed.Code} ${failed.Message}`);
      }
    },

    list: () => listBucket(client, config.bucket),
  };
}

export function connectS3(config: S3Config): S3Client {
  return new S3Client({
    region: config.region,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // The SDK waits for ever by itself. Five megabytes, its largest piece, are through in this time on any line.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
    // The SDK's default trailing checksums end up inside the object on stores that do not know them:
    // 12,052 bytes stored of 12,000.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

async function* listBucket(client: S3Client, bucket: string): AsyncGenerator<ListedObject> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ContinuationToken }),
    );
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const key = Key.slice(PREFIX.length);
      if (LastModified && isObjectKey(key)) yield { key, modifiedAt: LastModified };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/** Waits for both, so that nothing is still running when the error is told. */
async function bothOrFirstError(...work: Promise<unknown>[]): Promise<void> {
  let first: { error: unknown } | undefined;
  const note = (error: unknown) => {
    first ??= { error };
  };
  await Promise.all(work.map((each) => each.catch(note)));
  if (first) throw first.error;
}

class ByteCounter extends Transform {
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.bytes += chunk.length;
    done(null, chunk);
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  throw error;
}

/** Whether this is the store's word that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
