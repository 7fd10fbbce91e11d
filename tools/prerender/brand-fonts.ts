import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fontverter from 'fontverter';

const FILES = path.join(import.meta.dirname, '../../node_modules/@fontsource/anek-kannada/files');

/**
 * Makes the brand's face known to the drawing library, which sees only the machine's own fonts, and a fresh machine
 * has none for Kannada. Call before the library is first loaded.
 */
export async function installBrandFonts(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'av-fonts-'));
  await mkdir(path.join(folder, 'files'));
  for (const script of ['latin', 'kannada']) {
    const packed = await readFile(path.join(FILES, `anek-kannada-${script}-700-normal.woff`));
    await writeFile(
      path.join(folder, 'files', `${script}.ttf`),
      await fontverter.convert(packed, 'truetype'),
    );
  }
  const config = path.join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/files</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = config;
}
