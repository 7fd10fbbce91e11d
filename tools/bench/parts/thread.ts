import type { BenchWorld } from '../bench-world.ts';
import type { Figure } from '../figure.ts';
import { compare } from '../measure.ts';

const TARGET_MS = 300;
const CHATS = 200;

/** Opening a chat as the screen does it, and reading back in the longest ones. */
export async function benchThread({ office, sql, business }: BenchWorld): Promise<Figure[]> {
  const { rows: longest } = await sql.query<{ id: string; head_seq: string }>(
    'select id, head_seq from chats order by head_seq desc limit 20',
  );
  const spread = Array.from(
    { length: CHATS },
    (_, n) => 1 + Math.floor(((n * 7919) % CHATS) * (business.chats / CHATS)),
  );
  const open = async (chatId: number | string) => {
    const [thread, row] = await Promise.all([
      office.get(`/api/chat/thread/${chatId}?role=admin`),
      office.get(`/api/chat/${chatId}`),
    ]);
    if (thread.status !== 200 || row.status !== 200) throw new Error(`chat ${chatId} did not open`);
  };
  const plain = (chatId: number | string) =>
    sql.query('select * from messages where chat_id = $1 order by seq desc limit 50', [chatId]);
  const back = longest.flatMap(({ id, head_seq }) =>
    Array.from({ length: 10 }, (_, n) => ({ id, before: Math.floor((Number(head_seq) * (n + 1)) / 10) })),
  );
  return [
    await compare('open a chat', spread, { product: open, floor: plain, target: TARGET_MS }),
    await compare(
      'open one of the 20 longest',
      longest.map(({ id }) => id),
      { product: open, floor: plain, target: TARGET_MS },
    ),
    await compare('100 older messages anywhere in them', back, {
      product: ({ id, before }) => office.get(`/api/chat/thread/${id}?role=admin&before=${before}&limit=100`),
      floor: ({ id, before }) =>
        sql.query('select * from messages where chat_id = $1 and seq < $2 order by seq desc limit 100', [
          id,
          before,
        ]),
      target: TARGET_MS,
    }),
    await compare('the log after a position', back, {
      product: ({ id, before }) =>
        office.get(`/api/chat/${id}/events?role=admin&after=${Math.max(0, before - 50)}`),
      floor: ({ id, before }) =>
        sql.query('select * from chat_events where chat_id = $1 and seq > $2 order by seq limit 500', [
          id,
          Math.max(0, before - 50),
        ]),
      target: TARGET_MS,
    }),
  ];
}
