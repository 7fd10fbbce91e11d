import type pg from 'pg';
import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { TALUKS } from '#shared/domain/places/taluks.ts';
import type { WorkingWeek } from '#shared/domain/time/working-hours.ts';

/**
 * The numbers counted again the long way: every row of every table is read, and walked through in order. Nothing is shared
 * with what the product counts by but the names of taluks.
 */
export async function countNumbers(
  client: pg.Client,
  about: { now: Date; days: number; week: WorkingWeek; staffId?: number },
): Promise<Omit<NumbersAnswer, 'ok' | 'counted_at' | 'by_person'> & { by_person: object[] }> {
  const rows = async (statement: string) => (await client.query(statement)).rows;
  const farmers = new Map((await rows('select * from farmers')).map((row) => [row.id, row]));
  const chats = await rows('select * from chats order by id');
  const farmerOf = new Map(chats.map((chat) => [chat.id, farmers.get(chat.farmer_id)]));
  const chatOf = new Map(chats.map((chat) => [chat.farmer_id, chat.id as string]));
  const today = dayOf(about.now);
  const days = Array.from({ length: about.days }, (_, index) => shift(today, index - about.days + 1));
  const known = new Set(days);
  const isMine = (staffId: string | null) => about.staffId === undefined || Number(staffId) === about.staffId;
  const isIn = (at: Date) => known.has(dayOf(at));

  const waits = [];
  for (const chat of chats) {
    const messages = await rows(`select * from messages where chat_id = ${chat.id} order by seq`);
    const log = await rows(`select * from audit_log where chat_id = ${chat.id} order by id`);
    waits.push(...waitsOf(chat.id, messages, log));
  }
  const asked = waits.filter(({ askedAt }) => isIn(askedAt));
  const answers = waits.flatMap(({ chatId, askedAt, answer }) =>
    answer && isIn(answer.at) && isMine(answer.by)
      ? [
          {
            chatId,
            at: answer.at,
            by: Number(answer.by),
            minutes: workedMinutes(about.week, askedAt, answer.at),
          },
        ]
      : [],
  );

  const quotations = await rows('select * from quotations');
  const sellers = new Map(quotations.map((row) => [row.id, row.created_by as string]));
  const quoted = quotations.filter(
    (row) => !row.withdrawn_at && isIn(row.created_at) && isMine(row.created_by),
  );
  const deleted = new Set(
    (await rows('select id from messages where deleted_at is not null')).map(({ id }) => id),
  );
  const payments = (await rows('select * from payments')).filter(
    (row) => row.env === 'uat' && row.purpose !== 'demo',
  );
  const sent = [
    ...(await rows('select * from dispatches'))
      .filter(({ message_id }) => !deleted.has(message_id))
      .map((row) => ({ at: row.created_at, by: row.created_by })),
    ...payments
      .filter((row) => row.handed_over_at)
      .map((row) => ({ at: row.handed_over_at, by: row.handed_over_by })),
  ].filter(({ at, by }) => isIn(at) && isMine(by));
  const sellerOf = (quotationId: string | null) => sellers.get(quotationId) ?? null;
  const paymentOf = new Map(payments.map((row) => [row.pid, row]));
  const paid = payments.filter(
    (row) => row.status === 'success' && isIn(row.paid_at) && isMine(sellerOf(row.quotation_id)),
  );
  const refunds = (await rows('select * from refunds'))
    .map((row) => ({ ...row, payment: paymentOf.get(row.pid) }))
    .filter((row) => row.state === 'completed' && row.payment && isIn(row.completed_at))
    .filter((row) => isMine(sellerOf(row.payment.quotation_id)));

  const isAll = about.staffId === undefined;
  const taluks = new Map<string | null, { questions: number; quoted: number; paise: number }>();
  const read = new Map<string, string | null>();
  const talukRow = ({ address = '' }: { address?: string } = {}) => {
    if (!read.has(address)) read.set(address, talukIn(address));
    const id = read.get(address) ?? null;
    const row = taluks.get(id) ?? { questions: 0, quoted: 0, paise: 0 };
    taluks.set(id, row);
    return row;
  };
  for (const { chatId } of isAll ? asked : answers) talukRow(farmerOf.get(chatId)).questions += 1;
  for (const { chat_id } of quoted) talukRow(farmerOf.get(chat_id)).quoted += 1;
  for (const { farmer_id, amount_paise } of paid)
    talukRow(farmers.get(farmer_id)).paise += Number(amount_paise);

  const labels = new Map((await rows('select * from labels')).map((row) => [row.id, row]));
  const cropsOf = new Map<string, string[]>();
  for (const { chat_id, label_id } of await rows('select * from chat_labels')) {
    if (labels.get(label_id)?.kind !== 'crop') continue;
    cropsOf.set(chat_id, [...(cropsOf.get(chat_id) ?? []), label_id]);
  }
  const crops = new Map<string | null, { questions: number; quoted: number; paid_paise: number }>();
  const addToCrops = (
    chatId: string | undefined,
    field: 'questions' | 'quoted' | 'paid_paise',
    count: number,
  ) => {
    for (const id of cropsOf.get(chatId ?? '') ?? [null]) {
      const row = crops.get(id) ?? { questions: 0, quoted: 0, paid_paise: 0 };
      crops.set(id, { ...row, [field]: row[field] + count });
    }
  };
  for (const { chatId } of isAll ? asked : answers) addToCrops(chatId, 'questions', 1);
  for (const { chat_id } of quoted) addToCrops(chat_id, 'quoted', 1);
  for (const { farmer_id, amount_paise } of paid)
    addToCrops(chatOf.get(farmer_id), 'paid_paise', Number(amount_paise));

  const sides = await rows(`select * from chat_side_state where side = 'admin'`);
  const outOf = new Map(sides.map((side) => [side.chat_id, Number(side.deleted_seq)]));
  const waiting = chats.filter((chat) => {
    const outAt = outOf.get(chat.id) ?? 0;
    return chat.waiting_since && !farmerOf.get(chat.id)?.blocked_at && Number(chat.last_message_seq) > outAt;
  });
  const staff = await rows('select * from staff order by id');
  const on = {
    asked: byDay(asked, ({ askedAt }) => askedAt),
    answered: byDay(answers, ({ at }) => at),
    quoted: byDay(quoted, ({ created_at }) => created_at),
    paid: byDay(paid, ({ paid_at }) => paid_at),
    sent: byDay(sent, ({ at }) => at),
    refunded: byDay(refunds, ({ completed_at }) => completed_at),
  };
  const spans = [15, 60, 240, longestDay(about.week), Number.POSITIVE_INFINITY];
  return {
    whose: isAll ? 'all' : 'own',
    from: days[0] ?? '',
    to: today,
    test_money: true,
    waiting: {
      chats: waiting.length,
      longest_since: waiting.map(({ waiting_since }) => waiting_since.toISOString()).sort()[0] ?? null,
    },
    answers: {
      count: answers.length,
      median_minutes: middle(answers.map(({ minutes }) => minutes)),
      spread: (['quarter', 'hour', 'four_hours', 'day', 'more'] as const).map((span, index) => ({
        span,
        count: answers.filter(({ minutes }) => spans.findIndex((end) => minutes <= end) === index).length,
      })),
      settled: isAll ? asked.filter(({ settled }) => settled).length : null,
      open: isAll ? asked.filter(({ settled, answer }) => !settled && !answer).length : null,
    },
    by_day: days.map((day) => ({
      day,
      asked: isAll ? (on.asked.get(day)?.length ?? 0) : null,
      answered: on.answered.get(day)?.length ?? 0,
      quoted: on.quoted.get(day)?.length ?? 0,
      paid: on.paid.get(day)?.length ?? 0,
      sent: on.sent.get(day)?.length ?? 0,
    })),
    money: days.flatMap((day) =>
      [...new Set(payments.map(({ provider }) => provider as string))].sort().flatMap((method) => {
        const came = (on.paid.get(day) ?? []).filter((row) => row.provider === method);
        const back = (on.refunded.get(day) ?? []).filter((row) => row.payment.provider === method);
        if (came.length + back.length === 0) return [];
        return [
          {
            day,
            method,
            paid: came.length,
            paid_paise: sum(came),
            refunds: back.length,
            refunded_paise: sum(back),
          },
        ];
      }),
    ),
    by_person: [...staff.map(({ id }) => id as string), null]
      .map((id) => {
        const own = answers.filter(({ by }) => id !== null && by === Number(id));
        const sold = paid.filter((row) => sellerOf(row.quotation_id) === id);
        return {
          staff_id: id === null ? null : Number(id),
          answered: own.length,
          median_minutes: middle(own.map(({ minutes }) => minutes)),
          quoted: quoted.filter(({ created_by }) => created_by === id).length,
          sent: sent.filter(({ by }) => by === id).length,
          paid: sold.length,
          paid_paise: sum(sold),
        };
      })
      .filter((row) => row.answered + row.quoted + row.sent + row.paid > 0),
    by_taluk: [...taluks]
      .map(([taluk, row]) => ({
        taluk,
        questions: row.questions,
        quoted: row.quoted,
        paid_paise: row.paise,
      }))
      .sort(
        (a, b) =>
          Number(a.taluk === null) - Number(b.taluk === null) ||
          b.questions - a.questions ||
          b.paid_paise - a.paid_paise ||
          (a.taluk ?? '').localeCompare(b.taluk ?? ''),
      ),
    by_crop: [...crops]
      .sort(
        ([a, one], [b, two]) =>
          Number(a === null) - Number(b === null) ||
          two.questions - one.questions ||
          two.paid_paise - one.paid_paise ||
          Number(a) - Number(b),
      )
      .map(([id, row]) => {
        const { kind, key, names } = labels.get(id) ?? {};
        return { crop: id === null ? null : { id: Number(id), kind, key, names }, ...row };
      }),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: rows as the driver gives them
type Row = any;

interface Wait {
  chatId: string;
  askedAt: Date;
  answer: { at: Date; by: string } | null;
  settled: boolean;
}

/** Walks through a chat as somebody would who reads it aloud. */
function waitsOf(chatId: string, messages: Row[], log: Row[]): Wait[] {
  const acts = log.filter(({ action }) => action === 'chat.done' || action === 'chat.reopen');
  const settledAt = acts
    .filter(({ action }, index) => action === 'chat.done' && acts[index + 1]?.action !== 'chat.reopen')
    .map(({ detail, at }) =>
      detail.up_to_seq === undefined
        ? Math.max(0, ...messages.filter(({ created_at }) => created_at <= at).map(({ seq }) => Number(seq)))
        : Number(detail.up_to_seq),
    );
  const waits: Wait[] = [];
  let open: Wait | undefined;
  let before = -1;
  for (const message of [...messages, { seq: Number.POSITIVE_INFINITY }]) {
    const seq = Number(message.seq);
    if (open && settledAt.some((place) => place >= before && place < seq)) {
      open.settled = true;
      open = undefined;
    }
    before = seq;
    if (message.deleted_at || message.chat_id === undefined) continue;
    const isWorse = message.kind === 'outcome' && message.meta.outcome?.answer !== 'better';
    if (message.sender_role === 'farmer' && (message.kind === 'text' || isWorse) && !open) {
      open = { chatId, askedAt: message.created_at, answer: null, settled: false };
      waits.push(open);
    } else if (message.sender_role === 'admin' && message.sender_id !== '0' && open) {
      open.answer = { at: message.created_at, by: message.sender_id };
      open = undefined;
    }
  }
  return waits;
}

const HALF_HOUR_MS = 1_800_000;
const IN_INDIA = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  weekday: 'long',
});

/** By half hours, on which days begin in India too: millions of moments lie in a few thousand of them. */
const clocks = new Map<number, Record<string, string>>();

/** The clock in India as it stood at the last half hour. */
function clockOf(at: Date): Record<string, string> {
  const slot = Math.floor(at.getTime() / HALF_HOUR_MS);
  const known = clocks.get(slot);
  if (known) return known;
  const parts = IN_INDIA.formatToParts(new Date(slot * HALF_HOUR_MS));
  const clock = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  clocks.set(slot, clock);
  return clock;
}

function dayOf(at: Date): string {
  const { year, month, day } = clockOf(at);
  return `${year}-${month}-${day}`;
}

function byDay<T>(items: readonly T[], atOf: (item: T) => Date): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = dayOf(atOf(item));
    const same = days.get(day);
    if (same) same.push(item);
    else days.set(day, [item]);
  }
  return days;
}

function shift(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** One half hour after the other: the office opens and closes on them. */
function workedMinutes(week: WorkingWeek, from: Date, to: Date): number {
  let ms = 0;
  for (let at = from.getTime(); at < to.getTime(); ) {
    const next = Math.min(to.getTime(), (Math.floor(at / HALF_HOUR_MS) + 1) * HALF_HOUR_MS);
    if (isOpenAt(week, new Date(at))) ms += next - at;
    at = next;
  }
  const minutes = Math.ceil(Math.floor(ms / 1000) / 60);
  return minutes <= 600 ? minutes : Math.ceil(minutes / 60) * 60;
}

function isOpenAt(week: WorkingWeek, at: Date): boolean {
  const { weekday = '', hour, minute } = clockOf(at);
  const day = dayOf(at);
  const time = week[weekday.toLowerCase() as 'monday'];
  return (
    time !== null &&
    !week.holidays?.some((holiday) => day.endsWith(holiday)) &&
    `${hour}:${minute}` >= time.opens &&
    `${hour}:${minute}` < time.closes
  );
}

function longestDay(week: WorkingWeek): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const times = Object.values(week).filter((time) => time !== null && 'opens' in time);
  return Math.max(...times.map(({ opens, closes }: Row) => minutes(closes) - minutes(opens)));
}

function middle(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}

const sum = (rows: Row[]) => rows.reduce((all, { amount_paise }) => all + Number(amount_paise), 0);

/** The one taluk of an address written as 'village, taluk, district'; districts do not count beside a taluk. */
function talukIn(address: string): string | null {
  const words = ` ${address.toLowerCase().replace(/[\s,.]+/g, ' ')} `;
  const named = TALUKS.filter(({ names, also }) =>
    [...Object.values(names), ...also].some((name) => words.includes(` ${name.toLowerCase()} `)),
  );
  const clear = named.filter(({ isDistrict }) => !isDistrict);
  const [only, ...others] = clear.length > 0 ? clear : named;
  return only && others.length === 0 ? only.id : null;
}
