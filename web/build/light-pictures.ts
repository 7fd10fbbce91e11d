import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const NAME = 'virtual:light-pictures';
const RESOLVED = `\0${NAME}`;
const FOLDER = path.resolve(import.meta.dirname, '../../content/media');
/** The drawings that pass in the carousel: nine at once are more than a cheap phone reads in a second. */
const DRAWING = /^(banner-[a-z]+)\.svg$/;
/** Pixels: two to each of a narrow phone's 320 points, and enough for the sharper ones. */
const LIGHT_WIDTH = 640;
const QUALITY = 35;

/**
 * A WebP of phone size beside each banner. A drawing is read, laid out and painted by the page's own thread, a
 * WebP by another: the nine cost a slow phone half a second of its touch otherwise. Wide screens keep the drawing.
 * Names carry the drawing's hash, so that both builds agree on them without asking each other.
 */
export function lightPictures(): Plugin {
  let drawn: Promise<Drawn[]> | undefined;
  const draw = () => {
    drawn ??= drawAll();
    return drawn;
  };
  return {
    name: 'av-agro-light-pictures',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const pictures = (await draw()).map(({ id, file }) => [id, `/${file}`]);
      return `export const LIGHT_PICTURES = ${JSON.stringify(Object.fromEntries(pictures))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const wanted = (request.url ?? '').slice(1);
        if (!wanted.startsWith('assets/banner-')) return next();
        void draw().then((pictures) => {
          const picture = pictures.find(({ file }) => file === wanted);
          if (!picture) return next();
          response.setHeader('content-type', 'image/webp');
          response.end(picture.source);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const { file, source } of await draw()) {
        this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}

interface Drawn {
  id: string;
  file: string;
  source: Buffer;
}

async function drawAll(): Promise<Drawn[]> {
  const all: Drawn[] = [];
  for (const name of readdirSync(FOLDER)) {
    const id = DRAWING.exec(name)?.[1];
    if (!id) continue;
    const drawing = readFileSync(path.join(FOLDER, name));
    const hash = createHash('sha256').update(`${LIGHT_WIDTH} ${QUALITY}`).update(drawing).digest('hex');
    const source = await sharp(drawing).resize(LIGHT_WIDTH).webp({ quality: QUALITY, effort: 6 }).toBuffer();
    all.push({ id, file: `assets/${id}-${hash.slice(0, 10)}.webp`, source });
  }
  return all;
}
