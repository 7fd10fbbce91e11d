import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { connectS3, REMOVE_BATCH, type S3Config } from './s3-store.ts';

/** Files by name below one prefix of a bucket: what is kept there is ours, and not the people's. */
export interface S3Folder {
  put(name: string, file: string): Promise<void>;
  /** Into a file; its folders are made. */
  fetch(name: string, file: string): Promise<void>;
  list(): AsyncGenerator<string>;
  remove(names: readonly string[]): Promise<void>;
}

export function createS3Folder(config: S3Config, prefix: string): S3Folder {
  const client = connectS3(config);
  const at = (name: string) => ({ Bucket: config.bucket, Key: prefix + name });
  return {
    async put(name, file) {
      await new Upload({ client, params: { ...at(name), Body: createReadStream(file) } }).done();
    },

    async fetch(name, file) {
      const { Body } = await client.send(new GetObjectCommand(at(name)));
      if (!(Body instanceof Readable)) throw new Error('the object store sent no stream');
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(Body, createWriteStream(file, { mode: 0o600, flush: true }));
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: config.bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key = '' } of page.Contents ?? []) yield Key.slice(prefix.length);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },

    async remove(names) {
      for (let first = 0; first < names.length; first += REMOVE_BATCH) {
        const Objects = names.slice(first, first + REMOVE_BATCH).map((name) => ({ Key: at(name).Key }));
        const answer = await client.send(
          new DeleteObjectsCommand({ Bucket: config.bucket, Delete: { Objects, Quiet: true } }),
        );
        const failed = answer.Errors?.[0];
        if (failed) throw new Error(`object not removed: ${failed.Code} ${failed.Message}`);
      }
    },
  };
}
