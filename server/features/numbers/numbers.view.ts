import type {
  DayNumbers,
  MoneyNumbers,
  NumbersAnswer,
  PersonNumbers,
  TalukNumbers,
} from '#shared/contract/office/numbers.ts';
import { ANSWER_SPANS } from '#shared/domain/numbers/spans.ts';
import { isoDay } from '#shared/domain/time/india-day.ts';
import type { CropRow } from './crops.store.ts';
import type {
  AnsweredRow,
  AskedRow,
  MoneyRow,
  NameRow,
  QuotedRow,
  Scope,
  SentRow,
  TalkRow,
  WaitingRow,
} from './numbers.store.ts';

/** What the statements answered. */
export interface Counted {
  countedAt: string | null;
  waiting: WaitingRow;
  /** Null for one person's own: a question belongs to nobody. */
  asked: AskedRow[] | null;
  answered: AnsweredRow[];
  /** Null for everybody's: their questions by taluk stand in `asked`. */
  talk: TalkRow[] | null;
  quoted: QuotedRow[];
  sent: SentRow[];
  money: MoneyRow[];
  crops: CropRow[];
  names: NameRow[];
}

interface Frame extends Scope {
  /** As `indiaDay` counts. */
  firstDay: number;
  days: number;
  /** Of a working day. */
  dayMinutes: number;
}

export function viewNumbers(counted: Counted, frame: Frame): NumbersAnswer {
  return {
    ok: true,
    whose: frame.staffId === null ? 'all' : 'own',
    from: frame.first,
    to: frame.last,
    counted_at: counted.countedAt,
    test_money: frame.env === 'uat',
    waiting: counted.waiting,
    answers: viewAnswers(counted, frame),
    by_day: viewDays(counted, frame),
    money: viewMoney(counted.money, frame),
    by_person: viewPersons(counted),
    by_taluk: viewTaluks(counted),
    by_crop: counted.crops,
  };
}

function viewAnswers({ answered, asked }: Counted, { dayMinutes }: Frame): NumbersAnswer['answers'] {
  const ends = [15, 60, 240, Math.max(240, dayMinutes), Number.POSITIVE_INFINITY];
  const isIn = (minutes: number, index: number) =>
    minutes <= (ends[index] ?? 0) && (index === 0 || minutes > (ends[index - 1] ?? 0));
  return {
    count: sum(answered, ({ minutes, count }) => (minutes === null ? 0 : count)),
    median_minutes: medianMinutes(answered),
    spread: ANSWER_SPANS.map((span, index) => ({
      span,
      count: sum(answered, ({ minutes, count }) => (minutes !== null && isIn(minutes, index) ? count : 0)),
    })),
    settled: asked && sum(asked, ({ day, settled }) => (day === null ? 0 : settled)),
    open: asked && sum(asked, ({ day, open }) => (day === null ? 0 : open)),
  };
}

/** Half of the answers took no longer; null without any. */
function medianMinutes(answered: readonly AnsweredRow[]): number | null {
  const lengths = answered
    .flatMap(({ minutes, count }) => (minutes === null ? [] : [{ minutes, count }]))
    .sort((a, b) => a.minutes - b.minutes);
  const half = sum(lengths, ({ count }) => count) / 2;
  let seen = 0;
  return (
    lengths.find(({ count }) => {
      seen += count;
      return seen >= half;
    })?.minutes ?? null
  );
}

/** Every day of the frame, the quiet ones too. */
function viewDays(
  { asked, answered, quoted, money, sent }: Counted,
  { firstDay, days }: Frame,
): DayNumbers[] {
  const rows = Array.from({ length: days }, (_, index) => ({
    day: isoDay(firstDay + index),
    asked: asked && 0,
    answered: 0,
    quoted: 0,
    paid: 0,
    sent: 0,
  }));
  const add = (day: number, field: 'answered' | 'quoted' | 'paid' | 'sent', count: number) => {
    const row = rows[day];
    if (row) row[field] += count;
  };
  for (const { day, asked: count } of asked ?? []) {
    const row = day === null ? undefined : rows[day];
    if (row) row.asked = count;
  }
  for (const { day, count } of answered) if (day !== null) add(day, 'answered', count);
  for (const { day, count } of quoted) add(day, 'quoted', count);
  for (const { day, paid } of money) add(day, 'paid', paid);
  for (const { day, count } of sent) add(day, 'sent', count);
  return rows;
}

function viewMoney(money: Counted['money'], { firstDay }: Frame): MoneyNumbers[] {
  const rows = new Map<string, MoneyNumbers>();
  const ordered = money.toSorted((a, b) => a.day - b.day || a.method.localeCompare(b.method));
  for (const { day, method, paid, paid_paise, refunds, refunded_paise } of ordered) {
    const key = `${day} ${method}`;
    const row = rows.get(key) ?? {
      day: isoDay(firstDay + day),
      method,
      paid: 0,
      paid_paise: 0,
      refunds: 0,
      refunded_paise: 0,
    };
    row.paid += paid;
    row.paid_paise += paid_paise;
    row.refunds += refunds;
    row.refunded_paise += refunded_paise;
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Whoever did something, by the age of their account; what belongs to nobody comes last. */
function viewPersons({ answered, quoted, sent, money, names }: Counted): PersonNumbers[] {
  const rows = [...names.map(({ id, name }) => ({ id, name })), { id: null, name: null }].map(
    ({ id, name }) => {
      const own = <T extends { staff_id: number | null }>(all: T[]) =>
        all.filter((row) => row.staff_id === id);
      return {
        staff_id: id,
        name,
        answered: sum(own(answered), ({ day, count }) => (day === null ? 0 : count)),
        median_minutes: medianMinutes(own(answered)),
        quoted: sum(own(quoted), ({ count }) => count),
        sent: sum(own(sent), ({ count }) => count),
        paid: sum(own(money), ({ paid }) => paid),
        paid_paise: sum(own(money), ({ paid_paise }) => paid_paise),
      };
    },
  );
  return rows.filter(({ answered: a, quoted: q, sent: s, paid: p }) => a + q + s + p > 0);
}

/** The most questions first; those whose address names no taluk come last. */
function viewTaluks({ asked, talk, quoted, money }: Counted): TalukNumbers[] {
  const questions =
    talk ??
    (asked ?? []).flatMap(({ day, taluk, asked: count }) =>
      day === null ? [{ taluk, questions: count }] : [],
    );
  const ids = new Set(
    [...questions, ...quoted, ...money.filter(({ paid }) => paid > 0)].map(({ taluk }) => taluk),
  );
  return [...ids]
    .map((id) => {
      const here = <T extends { taluk: string | null }>(all: T[]) => all.filter(({ taluk }) => taluk === id);
      return {
        taluk: id,
        questions: sum(here(questions), ({ questions: count }) => count),
        quoted: sum(here(quoted), ({ count }) => count),
        paid_paise: sum(here(money), ({ paid_paise }) => paid_paise),
      };
    })
    .toSorted(
      (a, b) =>
        Number(a.taluk === null) - Number(b.taluk === null) ||
        b.questions - a.questions ||
        b.paid_paise - a.paid_paise ||
        (a.taluk ?? '').localeCompare(b.taluk ?? ''),
    );
}

function sum<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((all, row) => all + of(row), 0);
}
