import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { reachesAll } from '#shared/domain/capabilities.ts';
import type { NumbersDays } from '#shared/domain/numbers/spans.ts';
import { indiaDay, isoDay, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import { workingDayMs } from '#shared/domain/time/working-hours.ts';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/database/db.ts';
import type { OfficeActor } from '../identity/index.ts';
import { askForCount } from './count-waits.ts';
import { readByCrop } from './crops.store.ts';
import {
  beginReading,
  listNames,
  readAnswered,
  readAnsweredByTaluk,
  readAsked,
  readMoney,
  readQuoted,
  readSent,
  readWaiting,
  type Scope,
} from './numbers.store.ts';
import { type Counted, viewNumbers } from './numbers.view.ts';
import { findPass } from './waits.store.ts';

const MINUTE_MS = 60_000;

type NumbersReader = (actor: OfficeActor, days: NumbersDays) => Promise<NumbersAnswer>;

/** Of one process one reading runs at a time, on one connection: what stays of the pool is for those who write. */
export function createNumbersReader(ctx: AppContext): NumbersReader {
  let last: Promise<unknown> = Promise.resolve();
  return (actor, days) => {
    const turn = last.then(() => readNumbers(ctx, actor, days));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function readNumbers(ctx: AppContext, actor: OfficeActor, days: NumbersDays): Promise<NumbersAnswer> {
  const today = indiaDay(ctx.now());
  const firstDay = today - days + 1;
  const scope: Scope = {
    first: isoDay(firstDay),
    last: isoDay(today),
    from: startOfIndiaDay(firstDay),
    to: startOfIndiaDay(today + 1),
    staffId: reachesAll(actor, 'numbers.read') ? null : actor.staffId,
    env: ctx.payments.env,
  };
  const counted = await ctx.inTransaction((tx) => readAll(tx, scope));
  await askForCount(ctx, counted.countedAt);
  return viewNumbers(counted, {
    firstDay,
    days,
    dayMinutes: workingDayMs(ctx.content.now().hours) / MINUTE_MS,
    ...scope,
  });
}

/** Sent one behind the other without waiting for answers: one way there and back instead of ten. */
async function readAll(tx: Sql, scope: Scope): Promise<Counted> {
  const [, countedAt, waiting, asked, answered, talk, quoted, sent, money, crops, names] = await Promise.all([
    beginReading(tx),
    findPass(tx),
    readWaiting(tx),
    scope.staffId === null ? readAsked(tx, scope) : null,
    readAnswered(tx, scope),
    scope.staffId === null ? null : readAnsweredByTaluk(tx, scope),
    readQuoted(tx, scope),
    readSent(tx, scope),
    readMoney(tx, scope),
    readByCrop(tx, scope),
    listNames(tx),
  ]);
  return { countedAt, waiting, asked, answered, talk, quoted, sent, money, crops, names };
}
