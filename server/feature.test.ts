import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './feature-list.ts';
import { platform } from './platform/tables.ts';

const HERE = import.meta.dirname;

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(HERE, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));

const migrations = filesIn('migrations', /\.sql$/).map((file) => readFileSync(file, 'utf8'));
const created = migrations
  .flatMap((sql) => [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)])
  .map((hit) => hit[1] as string);
const dropped = migrations
  .flatMap((sql) => [...sql.matchAll(/^drop table (\w+)/gm)])
  .map((hit) => hit[1] as string);
/** Those of the migrations, and the schema of the job queue, which makes its own. */
const TABLES = [...created.filter((table) => !dropped.includes(table)), 'graphile_worker'];
const ANY_TABLE = `(?<table>${TABLES.join('|')})\\b`;

/** The tables that the SQL of a source names, as what stands before them says. Comments are prose. */
function tablesOf(source: string): { written: Set<string>; read: Set<string> } {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, ' ');
  const named = (before: string) =>
    new Set(
      [...code.matchAll(new RegExp(`${before}${ANY_TABLE}`, 'gi'))].map((hit) => hit.groups?.table as string),
    );
  return {
    written: named(String.raw`\b(?:insert\s+into|(?<!for\s)update|delete\s+from)\s+(?:only\s+)?`),
    // A comma and an alias: the second table of a list behind `from` or `using`.
    read: new Set([
      ...named(String.raw`(?<!delete\s+)\b(?:from|join|using)\s+(?:only\s+)?`),
      ...named(String.raw`,\s*(?=\w+\s+[a-z]\w*\b)`),
    ]),
  };
}

/** What all stores of a folder do together. */
function sqlOf(folder: string, pattern: RegExp) {
  const all = filesIn(folder, pattern).map((file) => tablesOf(readFileSync(file, 'utf8')));
  const together = (which: 'written' | 'read') =>
    [...new Set(all.flatMap((each) => [...each[which]]))].sort();
  return { written: together('written'), read: together('read') };
}

const owners = [
  { ...platform, sql: sqlOf('platform', /\.ts$/) },
  ...FEATURES.map((feature) => ({ ...feature, sql: sqlOf(`features/${feature.name}`, /\.store\.ts$/) })),
];

describe('the reading of SQL', () => {
  it('finds every table, and whether it is written', () => {
    const { written, read } = tablesOf(`
      /** Nothing of this comes from staff. */
      sql\`with old as (select q.id from quotations q join chats c on true, farmers f where x for update of q)
          insert into receipts select 1 from old\`; // from messages
      sql\`update only refunds set x = (select y from payments) from sessions\`;
      sql\`delete from dispatches d using uploads u, files f where true\`;`);
    expect([...written].sort()).toEqual(['dispatches', 'receipts', 'refunds']);
    expect([...read].sort()).toEqual([
      'chats',
      'farmers',
      'files',
      'payments',
      'quotations',
      'sessions',
      'uploads',
    ]);
  });
});

describe('tables', () => {
  it('every folder of a feature declares one, by its own name', () => {
    const folders = readdirSync(path.join(HERE, 'features')).sort();
    expect(FEATURES.map(({ name }) => name).sort()).toEqual(folders);
  });

  it('every table of the migrations has one owner', () => {
    expect(TABLES.length).toBeGreaterThan(35);
    expect(owners.flatMap(({ tables }) => [...tables]).sort()).toEqual(TABLES.toSorted());
  });

  it.each(owners)('$name writes its own tables alone', ({ tables, sql }) => {
    const own: readonly string[] = tables;
    expect(sql.written.filter((table) => !own.includes(table))).toEqual([]);
  });

  it.each(owners)(
    '$name lists what it reads of others, with a reason, and no more',
    ({ tables, reads, sql }) => {
      const own: readonly string[] = tables;
      expect(Object.keys(reads).sort()).toEqual(sql.read.filter((table) => !own.includes(table)));
      for (const reason of Object.values(reads)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    },
  );

  it('no two features read each other: a feature reads of those before it, and of the platform', () => {
    const ownerOf = (table: string) =>
      owners.findIndex(({ tables }) => (tables as readonly string[]).includes(table));
    const backwards = FEATURES.flatMap(({ name, reads }, index) =>
      Object.keys(reads)
        .filter((table) => ownerOf(table) > index)
        .map((table) => `${name} reads ${table}`),
    );
    expect(backwards).toEqual([]);
  });
});

describe('uses', () => {
  const names = FEATURES.map(({ name }) => name);

  it.each(FEATURES)(
    '$name lists the features it imports and no more; lint refuses the rest',
    ({ name, uses }) => {
      const sources = filesIn(`features/${name}`, /\.ts$/).map((file) => readFileSync(file, 'utf8'));
      const imported = sources.flatMap((source) =>
        [...source.matchAll(/from '(?:\.\.\/)+([\w-]+)\/index\.ts'/g)].map((hit) => hit[1] as string),
      );
      expect([...uses].sort()).toEqual(names.filter((each) => imported.includes(each)).sort());
    },
  );
});
