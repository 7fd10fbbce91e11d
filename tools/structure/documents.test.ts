import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What a newcomer reads leads somewhere: every link, and every file that ARCHITECTURE and the glossary name. */
const ROOT = path.join(import.meta.dirname, '../..');
const DOCUMENTS = [...globSync('*.md', { cwd: ROOT }), ...globSync('docs/**/*.md', { cwd: ROOT })];
const FILES = globSync('{content,deploy,docs,server,shared,tests,tools,web}/**/*.*', { cwd: ROOT });
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

it.each(DOCUMENTS)('%s links to what is there', (name) => {
  const links = [...read(name).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(path.join(ROOT, path.dirname(name), to)))).toEqual([]);
});

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md'])(
  '%s names files that are there',
  (name) => {
    const named = [...read(name).matchAll(/`([\w./-]+\.(?:tsx?|mjs|html))`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !FILES.some((each) => `/${each}`.endsWith(`/${file}`)))).toEqual([]);
  },
);

it('the glossary gives a word one meaning', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([^|]+?) \|/gm)].map(([, word]) => word);
  const twice = words.filter((word, at) => words.indexOf(word) !== at && word !== 'word' && word !== '---');
  expect(twice).toEqual([]);
});

it('words and decisions are found by their order', () => {
  for (const table of read('docs/glossary.md').split(/^## /m).slice(1)) {
    const words = [...table.matchAll(/^\| ([^|]+?) \|/gm)].slice(1).map(([, word = '']) => sortable(word));
    expect(words.length).toBeGreaterThan(50);
    expect(words).toEqual(words.toSorted());
  }
  const decisions = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]/gm)].map(([, number]) =>
    Number(number),
  );
  expect(decisions.length).toBeGreaterThan(70);
  expect(decisions).toEqual(decisions.toSorted((a, b) => a - b));
});

it('a decision bears the status that the list of decisions names', () => {
  const rows = [
    ...read('docs/decisions/README.md').matchAll(/^\| \[\d+\]\(([^)]+)\) \| .* \| ([^|]+) \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(70);
  for (const [, file = '', status = ''] of rows)
    expect(read(`docs/decisions/${file}`).split('\n')[2], file).toBe(`Status: ${status}.`);
});

const sortable = (word: string) => word.toLowerCase().replace(/[()]/g, '');
