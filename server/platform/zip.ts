import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipPart {
  name: string;
  /** Read when its turn comes; of nothing there is an empty file. */
  open: () => Promise<Readable | Buffer | string | null | undefined>;
  /** Of what is not compressed already. */
  compress?: boolean;
  mtime?: Date;
}

/**
 * Files as one ZIP, written while it is sent: memory holds one of them, or a stretch of it.
 * @returns the archive; destroying it lets go of the file being read
 */
export function zipOf(parts: Iterable<ZipPart>, made: Date): Readable {
  const zip = new ZipFile();
  let reading: Readable | undefined;
  for (const { name, open, compress = false, mtime = made } of parts) {
    zip.addReadStreamLazy(name, { compress, mtime }, (done) => {
      open().then(
        (content) => {
          reading = content instanceof Readable ? content : Readable.from(content?.length ? [content] : []);
          done(null, reading);
        },
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const archive = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => archive.destroy(error));
  archive.once('close', () => reading?.destroy());
  return archive;
}
