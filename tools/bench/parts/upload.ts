import { logInFarmers, logInOffice } from '../../people.ts';
import { startClient } from '../clients/process.ts';
import { type Figure, median, round } from '../figure.ts';
import { startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';

const WORK = { files: 12, bytes: 20 * 1024 * 1024, lines: 4 };
const ROUNDS = 3;

/** MB a second of documents over HTTP, hashed, looked at and stored, against writing the same bytes to the same disk. */
export function benchUpload(): Promise<Figure[]> {
  return inScratch(async ({ connectionString, dataDir }) => {
    const product = await startProduct({ dataDir, databaseUrl: connectionString });
    const [uploader, disk] = [await startClient('clients/uploader.ts'), await startClient('floors/disk.ts')];
    try {
      const [farmer] = await logInFarmers(connectionString, 1);
      const { cookie } = await logInOffice(connectionString);
      const asked = { url: product.url, cookie, chatId: farmer?.chatId, ...WORK };
      const [own, floor]: [number[], number[]] = [[], []];
      await uploader.ask('upload', { ...asked, files: 2 });
      for (let n = 0; n < ROUNDS; n += 1) {
        floor.push(await disk.ask<number>('write', { folder: dataDir, ...WORK }));
        own.push(await uploader.ask<number>('upload', asked));
      }
      return [
        {
          name: `documents of ${WORK.bytes / 1024 / 1024} MB, ${WORK.lines} at once`,
          value: round(median(own)),
          unit: 'MB/s',
          floor: {
            what: 'plain writes of the same bytes, synced file by file',
            value: round(median(floor)),
          },
        },
      ];
    } finally {
      await Promise.all([uploader.stop(), disk.stop()]);
      await product.stop();
    }
  });
}
