import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, type ExpectStatic, it } from 'vitest';
import { migrate } from '../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/index.ts';
import { codeFromOutbox } from '../../tools/outbox.ts';
import { startTestApp } from '../support/app.ts';
import { TestClient } from '../support/client.ts';
import { cleanUp, freshFolder } from '../support/data-dirs.ts';
import { keepWriting, wholeThread } from '../support/keep-writing.ts';
import { RunningApp } from '../support/running-app.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../support/small-disk.ts';

/** What people notice when something under the app is gone: a clear word, and nothing lost once it is back. */
afterAll(() => cleanUp());

// Each has an app and a database, or a server, of its own, and waits most of its time.
describe.concurrent('the database goes away', () => {
  it('frozen, it leaves nobody without an answer, and goes on when it is thawed @trial', async ({
    expect,
    onTestFinished,
  }) => {
    const server = await startEmbeddedPostgres({ dataDir: await freshFolder(), log: () => undefined });
    onTestFinished(() => server.stop());
    await migrate(server.connectionString);
    const app = await startTestApp({ DATABASE_URL: server.connectionString }, { stuckAfterMs: 2_000 });
    onTestFinished(() => app.close());
    const farmer = await app.loginFarmer();
    await send(farmer, { text: 'ಮೊದಲ' });
    const processes = [server.serverPid, ...childrenOf(server.serverPid)];
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of processes) process.kill(pid, signal);
    };
    signalAll('SIGSTOP');
    try {
      for (let times = 0; times < 2; times += 1) {
        const [ready, health, metrics] = await inTime(
          Promise.all(['/readyz', '/healthz', '/metrics'].map((of) => app.client().get(of))),
        );
        // A restart would find the same database: no reason for one.
        expect([ready?.status, health?.status, metrics?.status]).toEqual([503, 200, 200]);
        expect(metrics?.body).toContain('av_database_up 0');
      }
    } finally {
      signalAll('SIGCONT');
    }
    await expect.poll(async () => (await send(farmer, { text: 'ಮತ್ತೆ' })).status).toBe(200);
    await expect.poll(async () => (await app.client().get('/readyz')).status).toBe(200);
  });

  it('says that it is stuck only where a new process would do better, and gives up in the end @trial', async ({
    expect,
    onTestFinished,
  }) => {
    let givenUp = 0;
    const giveUp = () => {
      givenUp += 1;
    };
    const app = await startTestApp({}, { stuckAfterMs: 4_000, giveUp });
    onTestFinished(() => app.close());
    const health = async () => (await app.client().get('/healthz')).status;
    const { pool } = app.ctx.db;
    expect(await health()).toBe(200);
    // Whatever holds them: to everybody else the database answers.
    const lent: { release(): void }[] = [];
    for (let tries = 0; lent.length < 12 && tries < 60; tries += 1) {
      await pool.connect().then(
        (client) => lent.push(client),
        () => undefined,
      );
      if (pool.totalCount === 12 && pool.idleCount === 0) break;
    }
    await expect.poll(health, { timeout: 25_000 }).toBe(503);
    expect(await app.client().get('/readyz')).toMatchObject({ status: 503 });
    await expect.poll(() => givenUp, { timeout: 25_000 }).toBeGreaterThan(0);
    for (const client of lent) client.release();
    await expect.poll(health, { timeout: 25_000 }).toBe(200);
  });

  it('turned into a standby, it makes a node unready at once, and no connection remembers it @trial', async ({
    expect,
    onTestFinished,
  }) => {
    const app = await startTestApp();
    onTestFinished(() => app.close());
    const farmer = await app.loginFarmer();
    const ready = async () => (await app.client().get('/readyz')).status;
    expect([(await send(farmer, { text: 'ಮೊದಲ' })).status, await ready()]).toEqual([200, 200]);
    const takesWrites = async (takes: boolean) => {
      // Each session of this database begins as one of a standby does; those that are open end.
      const { rows } = await app.ctx.db.pool.query('select current_database() as name');
      const client = new pg.Client({ connectionString: process.env.AV_TEST_SERVER });
      await client.connect();
      const word = takes ? 'off' : 'on';
      await client.query(`alter database ${rows[0].name} set default_transaction_read_only = ${word}`);
      const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
      if (!takes) await client.query(cut, [rows[0].name]);
      await client.end();
    };
    await takesWrites(false);
    await expect.poll(() => send(farmer, { text: 'ಈಗ' })).toMatchObject({ status: 503 });
    await expect.poll(ready).toBe(503);
    await Promise.all(Array.from({ length: 20 }, () => send(farmer, { text: 'ಈಗ' })));
    expect(await ready()).toBe(503);

    await takesWrites(true);
    await expect.poll(async () => (await send(farmer, { text: 'ಮತ್ತೆ' })).status).toBe(200);
    const many = Array.from({ length: 20 }, () => send(farmer, { text: 'ಎಲ್ಲ' }));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(ready).toBe(200);
  });

  it('is said with a 503 at once; when it is back everything goes on by itself, nothing lost or doubled', async ({
    expect,
    onTestFinished,
  }) => {
    const dataDir = await freshFolder();
    const options = { dataDir, log: () => undefined };
    let server = await startEmbeddedPostgres(options);
    onTestFinished(() => server.stop());
    await migrate(server.connectionString);
    const app = await startTestApp({ DATABASE_URL: server.connectionString, FARMER_SEND_BURST: '100000' });
    onTestFinished(() => app.close());
    const farmer = await app.loginFarmer();
    const writer = keepWriting(farmer);
    await hasSaid(expect, writer, 20);

    await server.stop();
    await expect.poll(writer.refusals).toBeGreaterThan(3);
    const thread = await inTime(farmer.get(`/api/chat/thread/${writer.chatId()}`));
    expect(thread).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', retry_after: 2 } });
    const status = async (of: string) => (await app.client().get(of)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    const metrics = (await app.client().get('/metrics')).body as string;
    expect(metrics).toContain('av_database_up 0');

    server = await startEmbeddedPostgres(options);
    await expect.poll(() => status('/readyz')).toBe(200);
    await hasSaid(expect, writer, writer.said.length + 10);
    await writer.stop();
    expect(await wholeThread(farmer, writer.chatId())).toEqual(writer.said);

    // The queue has taken itself up again too: the notice of a login is its work.
    await app.loginOffice();
    const notice = () => app.lastMessageTo(app.config.office.email);
    await expect.poll(async () => (await notice())?.subject, { timeout: 30_000 }).not.toContain('login code');
  }, 300_000);
});

const reason = whyNoSmallDisk();
describe.skipIf(reason !== undefined)(`the disk is full${reason ? ` (skipped: ${reason})` : ''}`, () => {
  it('of the files: words still pass, a file is refused with a 503 and leaves nothing; with room it comes', async ({
    expect,
    onTestFinished,
  }) => {
    const disk = mountSmallDisk(4);
    onTestFinished(() => disk.remove());
    const app = await startTestApp({ DATA_DIR: disk.folder });
    onTestFinished(() => app.close());
    const farmer = await loginThere(app.url, disk.folder);
    await send(farmer, { text: 'ಮೊದಲ' });
    await disk.fill();

    expect((await send(farmer, { text: 'ಮಾತು' })).status).toBe(200);
    const photo = { text: 'ಫೋಟೋ', client_id: crypto.randomUUID() };
    const refused = await send(farmer, photo, 200_000);
    expect(refused).toMatchObject({ status: 503, body: { ok: false, code: 'UNAVAILABLE' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await readdir(path.join(disk.folder, 'tmp/uploads'))).toEqual([]);
    expect(await app.ctx.db.pool.query('select from files')).toMatchObject({ rowCount: 0 });

    await disk.empty();
    const sent = await send(farmer, photo, 200_000);
    expect(sent.status).toBe(200);
    const { chat_id, file_path } = sent.body.message;
    expect((await farmer.get(file_path)).body).toHaveLength(200_000);
    const thread = (await farmer.get(`/api/chat/thread/${chat_id}`)).body as { text: string }[];
    expect(thread.map(({ text }) => text)).toEqual(['ಮೊದಲ', 'ಮಾತು', 'ಫೋಟೋ']);
  });

  it('of the database: writing is refused with a 503; with room it goes on by itself, all that was said is there', async ({
    expect,
    onTestFinished,
  }) => {
    const disk = mountSmallDisk(160);
    onTestFinished(() => disk.remove());
    const app = await RunningApp.startWhole({
      DATA_DIR: disk.folder,
      LOG_LEVEL: 'silent',
      FARMER_SEND_BURST: '100000',
    });
    onTestFinished(() => app.close());
    const farmer = await loginThere(app.url, disk.folder);
    const writer = keepWriting(farmer);
    await hasSaid(expect, writer, 10);
    await disk.fill();
    await expect.poll(writer.refusals, { timeout: 60_000 }).toBeGreaterThan(2);
    const ready = async () => (await farmer.get('/readyz')).status;
    expect(await ready()).toBe(503);
    await disk.empty();
    await hasSaid(expect, writer, writer.said.length + 20);
    await expect.poll(ready).toBe(200);
    await writer.stop();
    expect(await wholeThread(farmer, writer.chatId())).toEqual(writer.said);
  }, 300_000);
});

/** Many times what is waited for on a quiet machine: an answer comes by itself, and not with whatever it waits for. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = sleep(30_000, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')));
  return Promise.race([answer, late]);
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.trim().split(/\s+/).map(Number);
}

/** Once this writer has had more than `count` texts taken. */
function hasSaid(expect: ExpectStatic, { said }: ReturnType<typeof keepWriting>, count: number) {
  return expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(count);
}

function send(farmer: TestClient, fields: Record<string, string>, fileBytes = 0) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (fileBytes > 0) {
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%'.padEnd(fileBytes - 32, 'x');
    const bytes = `${pdf}\ntrailer<</Root 1 0 R>>\n%%EOF\n`.padEnd(fileBytes, '\n');
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'ಬೆಳೆ.pdf');
  }
  return farmer.postForm('/api/chat/message', form);
}

async function loginThere(url: string, dataDir: string): Promise<TestClient> {
  const farmer = new TestClient(url);
  const mobile = '9876512340';
  await farmer.post('/api/auth/send-otp', { mobile });
  const code = await codeFromOutbox(dataDir, mobile);
  const profile = { role: 'farmer', name: 'ಲಕ್ಷ್ಮೀದೇವಿ', address: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ' };
  const { status } = await farmer.post('/api/auth/verify-otp', { mobile, code, ...profile });
  if (status !== 200) throw new Error(`login: ${status}`);
  return farmer;
}
