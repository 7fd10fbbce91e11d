import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { composeAll } from './compose.ts';

/** Draws every picture of content/media and content/guide/figures anew: node tools/art/main.ts */

const CONTENT = join(import.meta.dirname, '../../content');

for (const { path, svg } of composeAll()) {
  const file = join(CONTENT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
  console.log(`${path}  ${gzipSync(svg).length} bytes compressed`);
}
