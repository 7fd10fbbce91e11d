import { expect, it } from 'vitest';
import type { Sql } from '../../../platform/database/db.ts';
import { askedTogether } from './asked-together.ts';

const db = {} as Sql;
const NOW = new Date('2026-11-27T06:00:00Z');
const tokenOf = (name: string) => Buffer.from(name.padEnd(32));

it('gives each who asks at one moment their own session, in whatever order they come, and a stranger none', async () => {
  const asked: string[][] = [];
  const find = askedTogether(async (_db, tokenHashes: Buffer[]) => {
    asked.push(tokenHashes.map((hash) => hash.toString().trim()));
    const known = tokenHashes.filter((hash) => !hash.equals(tokenOf('stranger')));
    return known.map((token_hash) => ({ token_hash })).toReversed();
  });
  const names = ['rama', 'stranger', 'sita', 'rama', 'gowda'];
  const found = await Promise.all(names.map((name) => find(db, tokenOf(name), NOW)));
  expect(asked).toEqual([names]);
  expect(found.map((session) => session?.token_hash)).toEqual(
    names.map((name) => (name === 'stranger' ? undefined : tokenOf(name))),
  );
});
