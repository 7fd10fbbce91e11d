/** The floor of an upload: the same bytes written to files of their own, each on the disk before it counts. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { answerQuestions } from '../clients/process.ts';

const CHUNK = 64 * 1024;

interface Work {
  folder: string;
  files: number;
  bytes: number;
  lines: number;
}

/** Answers MB a second. */
async function write({ folder, files, bytes, lines }: Work): Promise<number> {
  const target = path.join(folder, 'plain-disk');
  await mkdir(target, { recursive: true });
  const content = randomBytes(bytes);
  const begun = performance.now();
  let left = files;
  await Promise.all(
    Array.from({ length: lines }, async () => {
      while (left > 0) {
        left -= 1;
        const file = await open(path.join(target, `${left}`), 'w');
        for (let from = 0; from < bytes; from += CHUNK)
          await file.write(content, from, Math.min(CHUNK, bytes - from));
        await file.sync();
        await file.close();
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  await rm(target, { recursive: true });
  return (files * bytes) / 1024 / 1024 / took;
}

answerQuestions({ write });
