import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fontverter from 'fontverter';
import { cardFile, type DrawnPage } from '../../web/build/site/drawn-page.ts';
import { readTokens } from '../../web/build/tokens.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Scenes, then the guide's drawings: what a page may name. */
const FOLDERS = ['content/media', 'content/guide/figures'].map((folder) => path.join(ROOT, folder));
const BRAND_ICON = path.join(ROOT, 'web/public/icon.svg');
/** Drawn where a page names a scene that is not there. */
const HOUSE_SCENE = path.join(ROOT, 'web/public/art/plant-doctor.svg');

const [, FIGURES = ''] = FOLDERS;

/** Pixels; what messengers show large. */
const CARD = { width: 1200, height: 630 };
const SCENE_HEIGHT = 430;
/** Share of a scene's surplus height that is taken off above; of a banner, which is hardly higher, some ground is enough. */
const SKY = 0.76;
const BANNER_SURPLUS = 60;
const MARGIN = 56;
const ICON = 84;
const TITLE = { width: 960, height: 150 };
/** From the largest on, the first size in which the title fits. */
const SIZES = [64, 54, 46, 38];

type Sharp = typeof import('sharp')['default'];
/** A picture with its size in pixels. */
interface Piece {
  data: Buffer;
  info: { width: number; height: number };
}

/**
 * Draws the picture a shared link to each page carries: its scene, its title, the mark. The shop's name is told beside it
 * (`og:site_name`): its owner may change it, and pictures are drawn by the build alone.
 */
export async function drawCards(pages: readonly DrawnPage[], folder: string): Promise<void> {
  await installBrandFonts();
  const { default: sharp } = await import('sharp');
  await mkdir(folder, { recursive: true });
  const token = readTokens();
  const icon = await sharp(BRAND_ICON, { density: 300 }).resize(ICON, ICON).png().toBuffer();
  const scenes = new Map<string, Promise<Buffer>>();
  for (const { path: address, language, card } of pages) {
    if (!card) continue;
    const file = await sceneFile(card.scene, language);
    const scene = scenes.get(file) ?? cutScene(sharp, file);
    scenes.set(file, scene);
    const title = await fitTitle(sharp, card.title, token('soil-800'));
    await sharp({ create: { ...CARD, channels: 3, background: token('paddy-50') } })
      .composite([
        { input: await scene, left: 0, top: 0 },
        { input: title.data, left: MARGIN, top: middle(title.info.height) },
        { input: icon, left: CARD.width - MARGIN - ICON, top: middle(ICON) },
      ])
      .jpeg({ quality: 82 })
      .toFile(path.join(folder, cardFile(address, language)));
  }
}

/**
 * A scene over the whole width; of what is too high more goes above than below, for things stand on the ground. A
 * drawing of the guide whole, its sky and ground drawn out to both sides: nothing of it may be cut off.
 */
async function cutScene(sharp: Sharp, file: string): Promise<Buffer> {
  if (file.startsWith(FIGURES)) {
    const whole = await sharp(file)
      .resize({ width: CARD.width, height: SCENE_HEIGHT, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const missing = CARD.width - whole.info.width;
    const left = Math.floor(missing / 2);
    return sharp(whole.data)
      .extend({ left, right: missing - left, extendWith: 'copy' })
      .png()
      .toBuffer();
  }
  const { data, info } = await sharp(file)
    .resize({ width: CARD.width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const surplus = info.height - SCENE_HEIGHT;
  const above = surplus <= BANNER_SURPLUS ? 0 : Math.round(surplus * SKY);
  const height = Math.min(SCENE_HEIGHT, info.height);
  return sharp(data).extract({ left: 0, top: above, width: CARD.width, height }).png().toBuffer();
}

/** Top of a piece that stands in the middle of the strip under the scene. */
const middle = (height: number) => Math.round(SCENE_HEIGHT + (CARD.height - SCENE_HEIGHT - height) / 2);

async function fitTitle(sharp: Sharp, text: string, colour: string): Promise<Piece> {
  const [largest = 0, ...smaller] = SIZES;
  let title = await write(sharp, text, { size: largest, width: TITLE.width, colour });
  for (const size of smaller) {
    if (title.info.height <= TITLE.height) break;
    title = await write(sharp, text, { size, width: TITLE.width, colour });
  }
  return title;
}

function write(
  sharp: Sharp,
  text: string,
  { size, width, colour }: { size: number; width: number; colour: string },
): Promise<Piece> {
  const marked = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
  return sharp({
    text: { text: marked, font: `Anek Kannada Bold ${size}`, width, dpi: 72, rgba: true, wrap: 'word' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A drawing in the language of the page where it has words, or the photograph that took its place. */
async function sceneFile(scene: string, language: string): Promise<string> {
  for (const folder of FOLDERS) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    const isOf = (name: string) => [scene, `${scene}.${language}`].includes(path.parse(name).name);
    const of = names.filter((name) => isOf(name) && !name.endsWith('.ts'));
    const found = of.find((name) => !name.endsWith('.svg')) ?? of[0];
    if (found) return path.join(folder, found);
  }
  return HOUSE_SCENE;
}

const FILES = path.join(import.meta.dirname, '../../node_modules/@fontsource/anek-kannada/files');

/**
 * Makes the brand's face known to the drawing library, which sees only the machine's own fonts, and a fresh machine
 * has none for Kannada. Call before the library is first loaded.
 */
async function installBrandFonts(): Promise<void> {
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
