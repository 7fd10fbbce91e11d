import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AppContext } from '../../../context.ts';
import { filesOf, photoFilesOf } from '../files.ts';

/**
 * All that the shop says and sells, with its photographs, as the folder that `npm run content -- write` makes and `read` takes.
 * A photograph is read when its turn comes: memory holds one of them.
 */
export function everythingInForce(ctx: AppContext): Readable {
  const files = filesOf(ctx.content.now());
  const zip = new ZipFile();
  const mtime = ctx.now();
  for (const { name, text } of files) zip.addBuffer(Buffer.from(text), name, { mtime });
  for (const { name, read } of photoFilesOf(ctx.db, files)) {
    zip.addReadStreamLazy(name, { compress: false, mtime }, (done) => {
      read().then(
        (bytes) => done(null, Readable.from(bytes ? [bytes] : [])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const archive = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => archive.destroy(error));
  return archive;
}
