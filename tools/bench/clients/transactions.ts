/**
 * The floor of a send: the statements a send's transaction consists of, by the product's own text, straight on the
 * engine over `clients` connections.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { insertMessage } from '../../../server/features/chat/message/insert-message.store.ts';
import { named, sqlOver, sql as statement } from '../../../server/platform/database/db.ts';
import { summarise } from '../figure.ts';
import { answerQuestions } from './process.ts';
import type { LoopResult } from './sender.ts';

interface Floor {
  connectionString: string;
  clients: number;
  seconds: number;
  farmers: readonly Writer[];
}

interface Writer {
  id: number;
  chatId: number;
}

/** Whether somebody's phone is to ring, asked by itself: the product's one statement asks it in passing. */
const WHO_LISTENS = statement`select exists (
    select 1 from push_subscriptions p where p.session_id in (
      select s.id from sessions s where s.revoked_at is null and s.expires_at > now() and s.staff_id is not null)
  ) as found`;

async function transact(client: pg.Client, farmer: Writer): Promise<void> {
  const sql = sqlOver(client as unknown as pg.PoolClient, false);
  const clientId = randomUUID();
  const text = `${clientId} ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ಕೊಳೆ ರೋಗ ಬಂದಿದೆ, ಏನು ಔಷಧ ಹೊಡೆಯಬೇಕು ಸರ್?`;
  await client.query('begin');
  const inserted = await insertMessage(
    sql,
    {
      chatId: farmer.chatId,
      senderId: farmer.id,
      clientId,
      contentHash: createHash('sha256').update(text).digest(),
      kind: 'text',
      text,
      meta: { summary: text },
      replyTo: null,
      fileId: null,
      fileName: null,
    },
    { senderRole: 'farmer', now: new Date(), status: 'UNREAD', refuseBlocked: true, queued: [] },
  );
  if (!inserted) throw new Error('the engine took no message');
  await sql.run(named('rings', WHO_LISTENS));
  await client.query('commit');
}

/** From one round to the next, as the product keeps its own: a new connection plans every statement anew. */
let kept: pg.Client[] | undefined;

async function run({ connectionString, clients, seconds, farmers }: Floor): Promise<LoopResult> {
  const samples: number[] = [];
  kept ??= await connect(connectionString, clients);
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    kept.map(async (client) => {
      while (performance.now() - begun < seconds * 1000) {
        next += 1;
        const at = performance.now();
        await transact(client, nth(farmers, next));
        samples.push(performance.now() - at);
      }
    }),
  );
  return resultOf(samples, performance.now() - begun);
}

/** One transaction every so often, whether or not the last one stands; it waits for a connection where none is free. */
async function atPace({
  connectionString,
  clients,
  seconds,
  farmers,
  perSecond,
}: Floor & { perSecond: number }): Promise<LoopResult> {
  const samples: number[] = [];
  const idle = await connect(connectionString, clients);
  const waiting: ((client: pg.Client) => void)[] = [];
  const under: Promise<void>[] = [];
  const transactOnce = async (farmer: Writer) => {
    const at = performance.now();
    const client = idle.pop() ?? (await new Promise<pg.Client>((take) => waiting.push(take)));
    await transact(client, farmer);
    samples.push(performance.now() - at);
    const next = waiting.shift();
    if (next) next(client);
    else idle.push(client);
  };
  const begun = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    under.push(transactOnce(nth(farmers, n)));
  }
  await Promise.all(under);
  const took = performance.now() - begun;
  await Promise.all(idle.map((client) => client.end()));
  return resultOf(samples, took);
}

const nth = (farmers: readonly Writer[], n: number): Writer => farmers[n % farmers.length] as Writer;

function connect(connectionString: string, clients: number): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
}

function resultOf(samples: readonly number[], tookMs: number): LoopResult {
  const { p50, p99 } = summarise(samples);
  return { sent: samples.length, perSecond: (samples.length * 1000) / tookMs, p50, p99 };
}

answerQuestions({ run, atPace });
