import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawBadge, drawIcon } from './drawing.ts';

/** Renders the app's icons into web/public/icons. Run after changing the drawing: node tools/icons/main.ts */

const FOLDER = path.join(import.meta.dirname, '../../web/public/icons');
/** An icon is fetched by everybody who installs, often on a weak line. */
const MAX_BYTES = 15_000;

const tile = drawIcon({ ground: 'tile', scale: 1 });
const maskable = drawIcon({ ground: 'bleed', scale: 0.82 });
const apple = drawIcon({ ground: 'bleed', scale: 0.94 });

const ICONS: { name: string; drawing: string; side: number }[] = [
  { name: 'icon-192.png', drawing: tile, side: 192 },
  { name: 'icon-512.png', drawing: tile, side: 512 },
  { name: 'maskable-192.png', drawing: maskable, side: 192 },
  { name: 'maskable-512.png', drawing: maskable, side: 512 },
  { name: 'apple-touch-icon.png', drawing: apple, side: 180 },
  { name: 'badge-96.png', drawing: drawBadge(), side: 96 },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, drawing, side } of ICONS) {
  const png = await sharp(Buffer.from(drawing), { density: 72 * Math.max(1, (side / 512) * 2) })
    .resize(side, side)
    .png({ palette: true, colours: 96, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > MAX_BYTES) throw new Error(`${name} has ${png.length} bytes, more than ${MAX_BYTES}`);
  await writeFile(path.join(FOLDER, name), png);
  console.log(`${name}  ${png.length} bytes`);
}
