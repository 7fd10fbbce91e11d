import { CHAT_LIST_HEADERS } from '#shared/contract/chat-list-limits.ts';
import type { BenchWorld } from '../bench-world.ts';
import type { Figure } from '../figure.ts';
import { compare, repeat } from '../measure.ts';

const ROUNDS = 40;
const FIRST_LIST_MS = 1000;
const FILTER_MS = 150;

/** Names, numbers and last messages as a clerk types them: frequent, rare, absent, in both scripts. */
const SEARCHES = [
  'ಲಕ್ಷ್ಮೀ',
  'ಸುಬ್ರಹ್ಮಣ್ಯ ಶೆಟ್ಟಿ',
  'Joseph',
  'D’Souza',
  '98765',
  '6100',
  'ಅಡಿಕೆ',
  'ಇನ್ನೂ ಬಂದಿಲ್ಲ',
  'zanzan',
  'ok',
  'ಇಲ್ಲದಹೆಸರು',
  'soil report',
];

const ROW = 'c.id, f.mobile, f.name, f.address, c.status, c.unread_count, c.last_message, c.last_message_at';
const FROM = 'chats c join farmers f on f.id = c.farmer_id';
const NEWEST = 'order by c.last_message_at desc, c.id desc limit 50';

/** The office list: every filter, every order, deep pages and the search, each beside the shortest SQL for its rows. */
export async function benchLists({ office, sql }: BenchWorld): Promise<Figure[]> {
  const list = (query: string) => mustAnswer(office.get(`/api/chat/all${query}`));
  const plain =
    (where: string, order = NEWEST) =>
    () =>
      sql.query(`select ${ROW} from ${FROM} where ${where} ${order}`);
  const page = (name: string, query: string, floor: () => Promise<unknown>, target = FILTER_MS) =>
    compare(name, repeat(ROUNDS, query), { product: list, floor, target });

  return [
    await page('first list', '', plain('true'), FIRST_LIST_MS),
    await page('UNREAD', '?filter=UNREAD', plain("c.status = 'UNREAD'")),
    await page('READ', '?filter=READ', plain("c.status = 'READ'")),
    await page('SENT', '?filter=SENT', plain("c.status = 'SENT'")),
    await page(
      'longest wait first',
      '?sort=waiting',
      plain('c.waiting_since is not null', 'order by c.waiting_since, c.id limit 50'),
    ),
    await page(
      'unpaid quotations',
      '?unpaid=true',
      plain('exists (select from quotations q where q.chat_id = c.id and q.paid_at is null)'),
    ),
    await page(
      'SENT, unpaid, longest wait',
      '?filter=SENT&unpaid=true&sort=waiting',
      plain("c.status = 'SENT' and c.waiting_since is not null", 'order by c.waiting_since, c.id limit 50'),
    ),
    await deepPages(office),
    await compare(
      'search of name, number, last message',
      SEARCHES.flatMap((q) => repeat(5, q)),
      {
        product: (q) => list(`?q=${encodeURIComponent(q)}`),
        floor: (q) =>
          sql.query(
            `select ${ROW} from ${FROM} where f.name ilike $1 or f.mobile like $1 or c.last_message ilike $1 ${NEWEST}`,
            [`%${q}%`],
          ),
        target: FILTER_MS,
      },
    ),
  ];
}

/** A clerk who scrolls to the end of the world: two hundred pages, ten thousand chats. */
async function deepPages(office: BenchWorld['office']): Promise<Figure> {
  let cursor = '';
  return compare('pages 1 to 200, one after the other', repeat(200, null), {
    async product() {
      const answer = await mustAnswer(office.get(`/api/chat/all${cursor}`));
      cursor = `?cursor=${answer.headers.get(CHAT_LIST_HEADERS.nextCursor)}`;
    },
    target: FILTER_MS,
  });
}

async function mustAnswer<T extends { status: number }>(call: Promise<T>): Promise<T> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`);
  return answer;
}
