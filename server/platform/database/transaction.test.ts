import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database, sql } from './db.ts';
import { createStatementTransactor, type Transactor } from './transaction.ts';

let database: TestDatabase;
let db: Database;
let inStatement: Transactor;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.connectionString, { onError: () => {} });
  inStatement = createStatementTransactor(db, {
    onEffectError: (error) => {
      throw error;
    },
  });
  await db.run(sql`create table scraps (text text unique)`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const Row = Type.Object({ text: Type.String() });
const notes = async () =>
  (await db.many(Row, sql`select text from scraps order by text`)).map(({ text }) => text);
const note = (text: string) => sql`insert into scraps values (${text})`;

it('one statement is stored, and only then what follows is done', async () => {
  const seen: unknown[] = [];
  await inStatement(async (tx) => {
    tx.afterCommit(async () => void seen.push(await notes()));
    await tx.run(note('one'));
    expect(seen).toEqual([]);
  });
  await expect.poll(() => seen).toEqual([['one']]);
});

it('what is refused leaves nothing and is undone', async () => {
  const undone: string[] = [];
  const twice = inStatement(async (tx) => {
    tx.afterCommit(() => void undone.push('never'));
    tx.afterRollback(() => void undone.push('bytes'));
    await tx.run(sql`insert into scraps values ('two'), ('one')`);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  await expect.poll(() => undone).toEqual(['bytes']);
  expect(await notes()).toEqual(['one']);
});

it('refuses a second statement before it is sent', async () => {
  const two = inStatement(async (tx) => {
    await tx.run(note('three'));
    await tx.run(note('four'));
  });
  await expect(two).rejects.toThrow('a second statement');
  expect(await notes()).toEqual(['one', 'three']);
});
