/**
 * The floor of a send: the statements a send's transaction consists of, by the product's own text, straight on the
 * engine over `clients` connections.
 */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { insertMessage } from '../../../server/features/chat/message/messages.store.ts';
import { named, sqlOver, sql as statement } from '../../../server/platform/database/db.ts';
import { summarise } from '../figure.ts';
import { answerQuestions } from './process.ts';
import type { LoopResult } from './sender.ts';

interface Floor {
  connectionString: string;
  clients: number;
  seconds: number;
  farmers: readonly { id: number; chatId: number }[];
}

/** Whether somebody's phone is to ring, asked by itself: the product's one statement asks it in passing. */
const WHO_LISTENS = statement`select exists (
    select 1 from push_subscriptions p where p.session_id in (
      select s.id from sessions s where s.revoked_at is null and s.expires_at > now() and s.staff_id is not null)
  ) as found`;

async function transact(client: pg.Client, farmer: { id: number; chatId: number }): Promise<void> {
  const sql = sqlOver(client as unknown as pg.PoolClient, false);
  const clientId = randomUUID();
  const text = `${clientId} ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ಕೊಳೆ ರೋಗ ಬಂದಿದೆ, ಏನು ಔಷಧ ಹೊಡೆಯಬೇಕು ಸರ್?`;
  await client.query('begin');
  const inserted = await insertMessage(sql, {
    chatId: farmer.chatId,
    senderRole: 'farmer',
    senderId: farmer.id,
    clientId,
    contentHash: createHash('sha256').update(text).digest(),
    kind: 'text',
    text,
    meta: { summary: text },
    replyTo: null,
    fileId: null,
    fileName: null,
    now: new Date(),
    status: 'UNREAD',
    refuseBlocked: true,
    queued: [],
  });
  if (!inserted) throw new Error('the engine took no message');
  await sql.run(named('rings', WHO_LISTENS));
  await client.query('commit');
}

async function run({ connectionString, clients, seconds, farmers }: Floor): Promise<LoopResult> {
  const samples: number[] = [];
  const lines = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    lines.map(async (client) => {
      while (performance.now() - begun < seconds * 1000) {
        next += 1;
        const at = performance.now();
        await transact(client, farmers[next % farmers.length] ?? { id: 0, chatId: 0 });
        samples.push(performance.now() - at);
      }
    }),
  );
  const took = performance.now() - begun;
  await Promise.all(lines.map((client) => client.end()));
  const { p50, p99 } = summarise(samples);
  return { sent: samples.length, perSecond: (samples.length * 1000) / took, p50, p99 };
}

answerQuestions({ run });
