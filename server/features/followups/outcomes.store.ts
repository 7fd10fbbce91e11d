import { type Static, Type } from 'typebox';
import { OutcomesAnswer } from '#shared/contract/office/outcomes.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** Plans that were asked about between two instants, of everybody or of one person. */
export interface OutcomesScope {
  from: Date;
  to: Date;
  /** Null: everybody's. */
  staffId: number | null;
}

const { all, by_problem, by_crop, by_line, by_taluk, promises, site } = OutcomesAnswer.properties;

const COUNTS = sql`count(*) as asked, count(*) filter (where o.answer = 'better') as better,
  count(*) filter (where o.answer = 'same') as same, count(*) filter (where o.answer = 'worse') as worse`;

const fromAsked = ({ from, to, staffId }: OutcomesScope, more: Statement = sql``) => sql`
  from checkups u join plans p on p.id = u.plan_id left join outcomes o on o.plan_id = p.id ${more}
  where u.nth = 1 and u.asked_at >= ${from}::timestamptz and u.asked_at < ${to}::timestamptz
    and (${staffId}::bigint is null or p.created_by = ${staffId}::bigint)`;

export const countAll = (db: Sql, scope: OutcomesScope): Promise<Static<typeof all>> =>
  db.one(all, sql`select ${COUNTS} ${fromAsked(scope)}`);

/** A name in the doctor's own words is a problem of its own. The newest plan says how it is called. */
export const countByProblem = (db: Sql, scope: OutcomesScope): Promise<Static<typeof by_problem>> =>
  db.many(
    by_problem.items,
    sql`select p.problem as key, (array_agg(p.card -> 'problem' -> 'name' order by p.id desc))[1] as name, ${COUNTS}
        ${fromAsked(scope)}
        group by p.problem, case when p.problem is null then lower(p.card #>> '{problem,name,en}') end
        order by asked desc, key, min(p.id)`,
  );

export const countByCrop = (db: Sql, scope: OutcomesScope): Promise<Static<typeof by_crop>> =>
  db.many(
    by_crop.items,
    sql`select p.crop as key, (array_agg(p.card -> 'crop' order by p.id desc))[1] as name, ${COUNTS}
        ${fromAsked(scope)} group by p.crop order by asked desc, key`,
  );

/** A plan of two lines counts for both. */
export const countByLine = (db: Sql, scope: OutcomesScope): Promise<Static<typeof by_line>> =>
  db.many(
    by_line.items,
    sql`select l.claim, (array_agg(p.card -> 'lines' -> l.line -> 'parts' order by p.id desc))[1] as parts,
          (array_agg(p.card -> 'lines' -> l.line ->> 'formulation' order by p.id desc))[1] as formulation,
          count(l.done_on) as sprayed, ${COUNTS}
        ${fromAsked(scope, sql`join plan_lines l on l.plan_id = p.id`)}
        group by l.claim, l.product order by asked desc, l.claim, l.product`,
  );

/** Where the field is, as the case has it; else where the farmer lives. */
export const countByTaluk = (db: Sql, scope: OutcomesScope): Promise<Static<typeof by_taluk>> =>
  db.many(
    by_taluk.items,
    sql`select coalesce(taluk_of(k.facts ->> 'taluk'), f.taluk) as taluk, ${COUNTS}
        ${fromAsked(scope, sql`join cases k on k.id = p.case_id join chats c on c.id = p.chat_id join farmers f on f.id = c.farmer_id`)}
        group by 1 order by asked desc, taluk nulls last`,
  );

const Promises = Type.Object({ ...promises.anyOf[0].properties });

/** Answers that were promised between two instants and were due since. */
export const countPromises = (
  db: Sql,
  { from, to }: Pick<OutcomesScope, 'from' | 'to'>,
): Promise<Static<typeof Promises>> =>
  db.one(
    Promises,
    sql`select count(*) filter (where kept) as kept, count(*) filter (where not kept) as late from answer_promises
        where asked_at >= ${from}::timestamptz and asked_at < ${to}::timestamptz`,
  );

/** Every farmer once, by the newest plan that they answered about. */
export const countFarmers = (db: Sql): Promise<Static<typeof site>> =>
  db.one(
    site,
    sql`select count(*) filter (where answer = 'better') as better, count(*) as farmers
        from (select distinct on (p.chat_id) o.answer from outcomes o join plans p on p.id = o.plan_id
              order by p.chat_id, o.plan_id desc) newest`,
  );
