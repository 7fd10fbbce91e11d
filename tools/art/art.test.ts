import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FIGURES } from '#content/guide/figures/figures.ts';
import { PICTURES } from '#content/media/pictures.ts';
import { composeAll } from './compose.ts';
import { FIGURE_SCENES } from './figures/index.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const outputs = composeAll();
const read = (path: string) => readFileSync(join(CONTENT, path), 'utf8');

it.each(outputs)(
  '$path is what tools/art composes (node tools/art/main.ts writes it anew)',
  ({ path, svg }) => {
    expect(read(path) === svg).toBe(true);
  },
);

it.each(outputs)('$path is light enough for a slow line', ({ svg, limit }) => {
  expect(gzipSync(svg).length).toBeLessThanOrEqual(limit);
});

it.each(outputs)('$path has a frame and no broken number', ({ svg }) => {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it.each(outputs)('$path names only parts it defines, each once', ({ svg }) => {
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const named = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(new Set(defined).size).toBe(defined.length);
  expect(named.filter((id) => !defined.includes(id))).toEqual([]);
});

it('a picture carries no words, so that it serves both languages: figures and element signs only', () => {
  const words = outputs.flatMap(({ svg }) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text),
  );
  expect(words.filter((text) => !/^([\d.]+|N|P|K|Mg|Fe|Zn|Ca|B)$/.test(text ?? ''))).toEqual([]);
});

it('every drawn figure is listed, and the folders hold no drawing that is not', () => {
  expect(Object.keys(FIGURE_SCENES).sort()).toEqual(Object.keys(FIGURES).sort());
  const drawings = (folder: string) =>
    readdirSync(join(CONTENT, folder)).filter((name) => name.endsWith('.svg'));
  expect(drawings('guide/figures').sort()).toEqual(
    Object.keys(FIGURES)
      .map((id) => `${id}.svg`)
      .sort(),
  );
  expect(drawings('media').sort()).toEqual(PICTURES.map(({ file }) => file).sort());
});

it('the owner finds every picture in the list he replaces them by', () => {
  const list = read('media/README.md');
  expect(
    PICTURES.filter(({ file, width, height }) => !list.includes(`| \`${file}\` | ${width} × ${height} |`)),
  ).toEqual([]);
});
