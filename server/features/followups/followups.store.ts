import { type Static, Type } from 'typebox';
import { oneOf } from '#shared/contract/office/cases.ts';
import { PlanCard } from '#shared/contract/office/plan-card.ts';
import { nullable } from '#shared/contract/wire.ts';
import { OUTCOMES, type Outcome } from '#shared/domain/plan/outcome.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { isReplaced } from '../plans/index.ts';

const DueRow = Type.Object({
  plan_id: Type.Integer(),
  chat_id: Type.Integer(),
  nth: Type.Integer(),
  card: PlanCard,
});
export type DueRow = Static<typeof DueRow>;

export interface AskingTimes {
  /** Days in India, YYYY-MM-DD: a plan of before `since` is too old to ask about. */
  today: string;
  since: string;
  /** Who was asked between these and has not answered is asked once more. */
  askedAfter: Date;
  askedBefore: Date;
}

const CHECK_ON = sql`(p.card -> 'check' ->> 'on')`;

/** A plan that stands, of a case that is open, of a farmer who may be asked. */
const FROM_LIVING = sql`from plans p join cases k on k.id = p.case_id join chats c on c.id = p.chat_id
    join farmers f on f.id = c.farmer_id
  where k.state <> 'closed' and f.blocked_at is null and f.deletion_requested_at is null
    and not ${isReplaced(sql`p`)}`;

/** What is to be asked now, the first time (1) and once more (2). @param planId of one plan alone */
export function listDue(
  db: Sql,
  times: AskingTimes,
  { planId = null, limit }: { planId?: number | null; limit: number },
): Promise<DueRow[]> {
  const isIt = sql`(${planId}::bigint is null or p.id = ${planId}::bigint)`;
  return db.many(
    DueRow,
    sql`(select p.id as plan_id, p.chat_id, 1 as nth, p.card ${FROM_LIVING} and ${isIt}
           and ${CHECK_ON} between ${times.since}::text and ${times.today}::text and ${CHECK_ON} > p.card ->> 'sent_on'
           and not exists (select from checkups u where u.plan_id = p.id) order by p.id limit ${limit})
        union all
        (select p.id, p.chat_id, 2, p.card ${FROM_LIVING} and ${isIt}
           and exists (select from checkups u where u.plan_id = p.id and u.nth = 1
                       and u.asked_at > ${times.askedAfter}::timestamptz and u.asked_at < ${times.askedBefore}::timestamptz)
           and not exists (select from checkups u where u.plan_id = p.id and u.nth = 2)
           and not exists (select from outcomes o where o.plan_id = p.id) order by p.id limit ${limit})`,
  );
}

export async function insertCheckup(
  tx: Sql,
  { plan_id, nth }: Pick<DueRow, 'plan_id' | 'nth'>,
  now: Date,
): Promise<void> {
  await tx.run(
    sql`insert into checkups (plan_id, nth, asked_at) values (${plan_id}, ${nth}, ${now}::timestamptz)`,
  );
}

const AskedRow = Type.Object({ farmer_id: Type.Integer() });

/** Whose phone an asking is for, while it waits for an answer. */
export function findUnanswered(
  db: Sql,
  { plan_id, nth }: Pick<DueRow, 'plan_id' | 'nth'>,
): Promise<Static<typeof AskedRow> | undefined> {
  return db.maybe(
    AskedRow,
    sql`select c.farmer_id ${FROM_LIVING} and p.id = ${plan_id}
          and exists (select from checkups u where u.plan_id = p.id and u.nth = ${nth} and u.texted_at is null)
          and not exists (select from outcomes o where o.plan_id = p.id)`,
  );
}

/** Before the SMS is sent: a second one is worse than none. @returns false where somebody else has it */
export async function claimText(
  db: Sql,
  { plan_id, nth }: Pick<DueRow, 'plan_id' | 'nth'>,
  now: Date,
): Promise<boolean> {
  const claimed = await db.run(
    sql`update checkups set texted_at = ${now}::timestamptz
        where plan_id = ${plan_id} and nth = ${nth} and texted_at is null`,
  );
  return claimed === 1;
}

const ToldRow = Type.Object({
  case_id: Type.Integer(),
  is_replaced: Type.Boolean(),
  is_other_worse: Type.Boolean({ description: 'another plan of the case stands, of which worse was told' }),
  is_asked: Type.Boolean(),
  answer: nullable(oneOf(OUTCOMES)),
  answered_at: nullable(Type.String()),
});

/** A plan of this chat, as far as an answer needs to know it. */
export function findReportedPlan(
  tx: Sql,
  { planId, chatId }: { planId: number; chatId: number },
): Promise<Static<typeof ToldRow> | undefined> {
  return tx.maybe(
    ToldRow,
    sql`select p.case_id, ${isReplaced(sql`p`)} as is_replaced,
          exists (select from plans other join outcomes told on told.plan_id = other.id and told.answer = 'worse'
                  where other.case_id = p.case_id and other.id <> p.id and not ${isReplaced(sql`other`)}) as is_other_worse,
          exists (select from checkups u where u.plan_id = p.id) as is_asked, o.answer, o.answered_at
        from plans p left join outcomes o on o.plan_id = p.id
        where p.id = ${planId} and p.chat_id = ${chatId}`,
  );
}

/** The first answer, or another one in its place. The chat must be locked. */
export async function setOutcome(tx: Sql, planId: number, answer: Outcome, at: Date): Promise<void> {
  await tx.run(
    sql`insert into outcomes (plan_id, answer, answered_at) values (${planId}, ${answer}, ${at}::timestamptz)
        on conflict (plan_id) do update set answer = excluded.answer, changed_at = excluded.answered_at`,
  );
}

export const exportOutcomes = (farmerId: number): Statement =>
  sql`select jsonb_build_object('plan', o.plan_id, 'answer', o.answer, 'at', o.answered_at, 'changed_at', o.changed_at) as item
      from outcomes o join plans p on p.id = o.plan_id
      where p.chat_id = (select id from chats where farmer_id = ${farmerId}) order by o.plan_id`;
