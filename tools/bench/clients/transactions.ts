/**
 * The floor of a send: the statements a send's transaction consists of, by the product's own text, straight on the
 * engine over `clients` connections.
 */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { insertMessage } from '../../../server/features/chat/message/messages.store.ts';
import { hasSubscription } from '../../../server/features/push/subscriptions.store.ts';
import { sqlOver } from '../../../server/platform/database/db.ts';
import { summarise } from '../figure.ts';
import { answerQuestions } from './process.ts';
import type { LoopResult } from './sender.ts';

interface Floor {
  connectionString: string;
  clients: number;
  seconds: number;
  farmers: readonly { id: number; chatId: number }[];
}

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
  });
  if (!inserted) throw new Error('the engine took no message');
  // Whether somebody's phone is to buzz is asked inside every send's transaction.
  await hasSubscription(sql, 'office', new Date());
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
