import type { BenchWorld } from '../bench-world.ts';
import type { Figure } from '../figure.ts';
import { compare } from '../measure.ts';

const TARGET_MS = 100;
const CHATS = 100;
/** How far behind a page may be that comes back: a word, an evening, a week. */
const BEHIND = [1, 50, 400];

/** What a page fetches that was away, beside the plain rows of the log and of its messages. */
export async function benchEvents({ office, sql }: BenchWorld): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const behind of BEHIND) {
    const { rows } = await sql.query<{ id: string; head_seq: string }>(
      'select id, head_seq from chats where head_seq >= $1 order by id % 997, id limit $2',
      [behind, CHATS],
    );
    const asked = rows.map(({ id, head_seq }) => ({ id, after: Number(head_seq) - behind }));
    figures.push(
      await compare(`the last ${behind} entries of a log`, asked, {
        product: async ({ id, after }) => {
          const answer = await office.get(`/api/chat/${id}/events?role=admin&after=${after}`);
          if (answer.status !== 200 || answer.body.events.length !== behind)
            throw new Error(`the log of ${id} answered ${answer.status}`);
        },
        floor: ({ id, after }) =>
          sql.query(
            `select e.*, m.* from chat_events e
             left join messages m on m.id = (e.payload ->> 'message_id')::bigint
             where e.chat_id = $1 and e.seq > $2 order by e.seq`,
            [id, after],
          ),
        target: TARGET_MS,
      }),
    );
  }
  return figures;
}
