import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadStrings, type StringsNamespace } from './lib/i18n.ts';
import './lib/office/strings.ts';
import { CASE_STRINGS, MARK_STRINGS } from './pages/admin/strings.ts';
import { ROUTES } from './routes.tsx';

const WEB = import.meta.dirname;
const TABLE = readFileSync(path.join(WEB, 'routes.tsx'), 'utf8');
/** Every screen has these at hand (lib/i18n.ts). */
const AT_HAND = ['common', 'errors'];

interface Source {
  /** Files that come with it; not what it asks for later by `import()`. */
  imports: string[];
  names: string[];
}
const sources = new Map<string, Source>();

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+\.tsx?)'/gm)];
  const names = [...text.matchAll(/use(?:Translation|CardWords)\(\s*(?:\[[^\]]*\]|'[^']+')/g)].flatMap(
    ([call]) => [...call.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const source = {
    imports: imports.map(([, to = '']) => path.join(path.dirname(file), to)),
    // What a file waits for within a boundary of its own takes nothing else away.
    names: text.includes('<Suspense') ? [] : names,
  };
  sources.set(file, source);
  return source;
}

/** The namespaces that this file and all that comes with it name. */
function namespacesOf(file: string): Set<string> {
  const met = new Set([file]);
  const names = new Set<string>();
  for (const each of met) {
    const { imports, names: own } = read(each);
    for (const next of imports) met.add(next);
    for (const name of own) names.add(name);
  }
  return names;
}

const files = [...TABLE.matchAll(/load: \(\) => import\('(.+?)'\)/g)].map(([, file = '']) => file);

/** What these pages are given is there before their code is. */
const areKnown = (strings: readonly StringsNamespace[]) =>
  expect(loadStrings(strings)).resolves.toBe(undefined);

/** What this file brings on its screen besides the words that it is given. */
function missing(file: string, given: readonly string[]): string[] {
  const named = namespacesOf(path.join(WEB, file));
  expect(named.size).toBeGreaterThan(0);
  const brought = new Set([...given, ...AT_HAND]);
  return [...named].filter((name) => !brought.has(name));
}

describe('a page of the router', () => {
  it('stands in the table in one line with its file', () => {
    expect(files).toHaveLength(ROUTES.length);
  });

  it.each(ROUTES.map(({ path: address, strings }, at) => ({ address, strings, file: files[at] ?? '' })))(
    '$address brings all the words that stand on it',
    async ({ strings, file }) => {
      expect(missing(file, strings)).toEqual([]);
      await areKnown(strings);
    },
  );
});

/** A dialog that waits for words is closed and opened again: what is typed in it meets another field, or none. */
it.each([
  { file: 'pages/admin/cases/CasePanel.tsx', strings: CASE_STRINGS },
  { file: 'pages/admin/pictures/MarkPhoto.tsx', strings: MARK_STRINGS },
])('$file comes over a chat with all its words', async ({ file, strings }) => {
  const desk = ROUTES.find((route) => route.path === '/admin')?.strings ?? [];
  expect(missing(file, [...desk, ...strings])).toEqual([]);
  await areKnown(strings);
});
