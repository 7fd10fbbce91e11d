import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Renders the drawings beside it into web/public/icons. Run after changing one: node tools/icons/main.ts */

const FOLDER = path.join(import.meta.dirname, '../../web/public/icons');
/** An icon is fetched by everybody who installs, often on a weak line. */
const MAX_BYTES = 15_000;

const ICONS = [
  { name: 'icon-192.png', drawing: 'tile', side: 192 },
  { name: 'icon-512.png', drawing: 'tile', side: 512 },
  // A mask may cut all but the middle 80 %.
  { name: 'maskable-192.png', drawing: 'maskable', side: 192 },
  { name: 'maskable-512.png', drawing: 'maskable', side: 512 },
  { name: 'apple-touch-icon.png', drawing: 'apple', side: 180 },
  // White on nothing: Android paints the status bar's badge from the shape alone.
  { name: 'badge-96.png', drawing: 'badge', side: 96 },
];

for (const { name, drawing, side } of ICONS) {
  const source = path.join(import.meta.dirname, `${drawing}.svg`);
  const png = await sharp(source, { density: 72 * Math.max(1, (side / 512) * 2) })
    .resize(side, side)
    .png({ palette: true, colours: 96, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > MAX_BYTES) throw new Error(`${name} has ${png.length} bytes, more than ${MAX_BYTES}`);
  await writeFile(path.join(FOLDER, name), png);
  console.log(`${name}  ${png.length} bytes`);
}
