import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import { PLATES } from '#content/guide/plates/plates.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { GUIDE_FOLDER } from './compile.ts';
import { plateFigure } from './drawings.ts';

const FOLDER = path.join(GUIDE_FOLDER, 'plates');
/** What a plate may weigh on the line. */
const MOST_BYTES = 12_000;
const KEYS = Object.keys(PLATES);
const drawing = (key: string) => readFileSync(path.join(FOLDER, `${key}.svg`), 'utf8');
const plateOf = (key: string) => {
  const plate = PLATES[key];
  if (!plate) throw new Error(`no plate "${key}"`);
  return plate;
};
const wordsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words.trim());
const numerals = (svg: string) =>
  wordsIn(svg)
    .filter((words) => /^\d$/.test(words))
    .map(Number)
    .sort((one, two) => one - two);
const sizes = (svg: string) => wordsIn(svg).flatMap((words) => /^([\d.]+) mm$/.exec(words)?.[1] ?? []);

describe('the botanical plates', () => {
  it('are drawn, each of them, and no drawing is without its words', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
    expect(files.sort()).toEqual(KEYS.map((key) => `${key}.svg`).sort());
  });

  it('are of problems that the table knows', () => {
    expect(KEYS.filter((key) => !PROBLEMS[key])).toEqual([]);
  });

  it.each(KEYS)('%s is light, and a drawing alone', (key) => {
    const svg = drawing(key);
    expect(brotliCompressSync(svg).length).toBeLessThan(MOST_BYTES);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 560"/);
    expect(svg).not.toMatch(
      /<script|<style|<foreignObject|<image|<a[ >]|\bon\w+=|href="(?!#)|url\((?!#)|<!/i,
    );
    for (const words of wordsIn(svg)) expect(words).toMatch(/^(\d|[\d.]+ mm)$/);
  });

  it.each(KEYS)('%s explains each of its numerals in every language, and its true size', (key) => {
    const svg = drawing(key);
    const { name, alt, marks, source } = plateOf(key);
    const all = LANGUAGES.map((language) => marks[language]);
    for (const list of all) expect(numerals(svg)).toEqual(list.map((_, index) => index + 1));
    for (const language of LANGUAGES) {
      expect(name[language]).toBeTruthy();
      expect(alt[language]).toBeTruthy();
      for (const size of sizes(svg)) expect(marks[language].join(' ')).toContain(size);
    }
    expect(source).toMatch(/facts|textbook/);
  });

  it.each(KEYS)('%s has no English left in its Kannada', (key) => {
    const { name, alt, marks } = plateOf(key);
    expect([name.kn, alt.kn, ...marks.kn].join(' ')).not.toMatch(/[A-Za-z]/);
  });

  it('stand on a page with their place kept, fetched when near, their list beneath', () => {
    const html = plateFigure('arecanut-koleroga', 'en');
    expect(html).toContain('width="640" height="560" alt="An areca palm with rotten nuts');
    expect(html).toContain('loading="lazy"');
    expect(html).toMatch(/<figcaption><strong>Koleroga .*<\/strong><ol><li>The whole palm/);
    expect(plateFigure('arecanut-nothing', 'en')).toBe('');
  });
});
