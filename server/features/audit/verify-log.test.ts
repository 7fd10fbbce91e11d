import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { recordAudit } from '../../platform/audit.ts';
import { sealLines } from './chain.store.ts';
import { verifyLog } from './verify-log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // What the owner of the tables would do first: then a line goes without the rows that name it.
  const { rows } = await query(
    `select conrelid::regclass as owner, conname from pg_constraint where contype = 'f' and confrelid = 'audit_log'::regclass`,
  );
  for (const { owner, conname } of rows) await query(`alter table ${owner} drop constraint ${conname}`);
});
afterAll(() => app.close());

const query = (text: string) => app.ctx.db.pool.query(text);
const write = () =>
  app.ctx.inTransaction((tx) =>
    recordAudit(tx, {
      staffId: null,
      action: 'customer.edit',
      subject: 'farmer:1',
      detail: { message_id: 7 },
      personal: { before: { name: 'ಗೌರಮ್ಮ' }, after: { name: 'ಗೌರಿ' } },
    }),
  );
const verify = () => verifyLog(app.ctx.db);

const TABLES = ['audit_log', 'audit_chain', 'audit_unsealed', 'audit_personal'];

/** What the owner of the tables can do: past every trigger. */
async function tamper(...statements: string[]): Promise<void> {
  const client = await app.ctx.db.pool.connect();
  try {
    await client.query('begin');
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await client.query(statement);
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A log of its own for each test: seven lines, numbered from 1. */
beforeEach(async () => {
  await tamper('truncate audit_chain, audit_unsealed, audit_personal, audit_log restart identity');
  for (let n = 0; n < 7; n += 1) await write();
  expect(await verify()).toMatchObject({ lines: 7, purged: 0, fault: undefined });
});

describe('the chain of the office’s log', () => {
  it('has one row for each line when a hundred are written at once, whatever else they lock', async () => {
    await query(`insert into rate_limits (key, points) select 'row' || n, 0 from generate_series(0, 4) n`);
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        app.ctx.inTransaction(async (tx) => {
          await recordAudit(tx, { staffId: null, action: 'office.logout', subject: `staff:${n}` });
          // Taken after the line, in any order: whoever held the chain from the insert on would lock up here.
          await tx.run({
            text: 'update rate_limits set points = points + 1 where key = $1',
            values: [`row${n % 5}`],
          });
        }),
      ),
    );
    expect(await verify()).toMatchObject({ lines: 107, fault: undefined });
  });

  it('makes no act wait for another’s end', async () => {
    await app.ctx.inTransaction(async (tx) => {
      await recordAudit(tx, { staffId: null, action: 'office.logout', subject: 'staff:1' });
      // Its own transaction, committed while the first stands open.
      await write();
      expect(await sealLines(app.ctx.db)).toBe(1);
    });
    expect(await sealLines(app.ctx.db)).toBe(1);
    expect(await verify()).toMatchObject({ lines: 9, fault: undefined });
  });

  it('has no row for what was rolled back', async () => {
    const given = app.ctx.inTransaction(async (tx) => {
      await recordAudit(tx, { staffId: null, action: 'office.logout', subject: 'staff:1' });
      throw new Error('changed my mind');
    });
    await expect(given).rejects.toThrow('changed my mind');
    expect(await verify()).toMatchObject({ lines: 7, fault: undefined });
  });

  it.each([
    ['another act', `update audit_log set action = 'customer.note' where id = 3`, 3],
    ['another time', `update audit_log set at = at - interval '1 second' where id = 3`, 3],
    ['nobody’s name instead of somebody’s', `update audit_log set ip = '10.0.0.1' where id = 3`, 3],
    ['another detail', `update audit_log set detail = '{"message_id": 8}' where id = 3`, 3],
    [
      'other words about a farmer',
      `update audit_personal set detail = '{"after": {}}' where audit_id = 3`,
      3,
    ],
    ['no words about a farmer who was not purged', 'delete from audit_personal where audit_id = 3', 3],
    ['no line', 'delete from audit_log where id = 3', 3],
    ['no row of the chain', 'delete from audit_chain where seq = 3', 4],
  ])('is found broken at the very row: %s', async (_what, statement, seq) => {
    await tamper(statement);
    expect(await verify()).toMatchObject({ lines: 2, fault: { seq } });
  });

  it('is found broken by a line slipped in, and by one sealed anew after a change', async () => {
    await tamper(`insert into audit_log (action, subject) values ('office.logout', 'staff:1')`);
    expect((await verify()).fault).toMatchObject({ seq: 8, what: expect.stringContaining('no place') });
    await tamper(
      'delete from audit_log where id = 8',
      `update audit_log set action = 'customer.note' where id = 3`,
      `update audit_chain k set hash = sha256(k.prev_hash || convert_to(audit_content(l), 'UTF8'))
       from audit_log l where l.id = k.audit_id and k.seq = 3`,
    );
    expect((await verify()).fault).toMatchObject({ seq: 4 });
  });

  it('shows that its end was cut off, to whoever noted it', async () => {
    const { head } = await verify();
    await tamper(
      'delete from audit_chain where seq > 5',
      'delete from audit_personal where audit_id > 5',
      'delete from audit_log where id > 5',
    );
    expect((await verify()).fault).toBeUndefined();
    expect((await verifyLog(app.ctx.db, head)).fault).toMatchObject({ seq: 5 });
    await write();
    await write();
    expect((await verifyLog(app.ctx.db, head)).fault).toMatchObject({ seq: 7 });
  });

  it.each([
    'update audit_chain set seq = seq + 1',
    'delete from audit_chain',
    'truncate audit_chain',
    `update audit_personal set detail = '{}'`,
    'delete from audit_personal',
    'truncate audit_personal',
  ])('the database itself refuses: %s', async (statement) => {
    await expect(query(statement)).rejects.toMatchObject({ code: '23001' });
  });
});
