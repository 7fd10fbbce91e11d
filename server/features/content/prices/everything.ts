import type { Readable } from 'node:stream';
import type { AppContext } from '../../../context.ts';
import { zipOf } from '../../../platform/zip.ts';
import { filesOf, photoFilesOf } from '../files.ts';

/** All that the shop says and sells, with its photographs, as the folder that `npm run content -- write` makes and `read` takes. */
export function everythingInForce(ctx: AppContext): Readable {
  const files = filesOf(ctx.content.now());
  return zipOf(
    [
      ...files.map(({ name, text }) => ({ name, compress: true, open: async () => text })),
      ...photoFilesOf(ctx.db, files).map(({ name, read }) => ({ name, open: read })),
    ],
    ctx.now(),
  );
}
