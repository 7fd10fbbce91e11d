import { type Static, Type } from 'typebox';
import { ALERT_STATES } from '#shared/contract/office/alerts.ts';
import { oneOf } from '#shared/contract/office/cases.ts';
import { nullable } from '#shared/contract/wire.ts';
import { RISING_LEAST, RISING_TIMES } from '#shared/domain/alerts/alert-rules.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

/** Cases behind a rise: more are not looked at one by one. */
const CASES_SHOWN = 20;
const MOST = 100;

const RiseRow = Type.Object({
  problem: Type.String(),
  taluk: Type.String(),
  farmers: Type.Integer(),
  before: Type.Integer(),
  cases: Type.Array(Type.Object({ id: Type.Integer(), chat_id: Type.Integer(), farmer: Type.String() })),
  alert: nullable(Type.Object({ id: Type.Integer(), state: oneOf(ALERT_STATES), at: Type.String() })),
});
export type RiseRow = Static<typeof RiseRow>;

export interface Window {
  now: Date;
  /** From here on is now, and from `before` to here is before. */
  since: Date;
  before: Date;
}

/**
 * What rises, by problem and taluk. A case is of the problem of its newest plan that names one, else of each that its
 * signs name; of the taluk that it tells, else of its farmer's. A farmer counts once, however many cases they have.
 * @param problems keys of the label table; nothing else is counted
 */
export function listRising(db: Sql, problems: readonly string[], window: Window): Promise<RiseRow[]> {
  const { now, since, before } = window;
  return db.many(
    RiseRow,
    sql`with told as (
          select k.id, k.chat_id, f.id as farmer_id, f.name as farmer, k.created_at > ${since}::timestamptz as is_new,
            coalesce(taluk_of(k.facts ->> 'taluk'), f.taluk) as taluk,
            coalesce(
              (select array[p.problem] from plans p
               where p.case_id = k.id and p.problem = any(${problems}::text[]) order by p.id desc limit 1),
              array(select distinct s from jsonb_array_elements_text(k.facts -> 'signs') s
                    where s = any(${problems}::text[]))) as problems
          from cases k join chats c on c.id = k.chat_id join farmers f on f.id = c.farmer_id
          where k.created_at > ${before}::timestamptz and k.created_at <= ${now}::timestamptz
            and f.deletion_requested_at is null
        ), rises as (
          select problem, taluk, count(distinct farmer_id) filter (where is_new)::int as farmers,
            count(distinct farmer_id) filter (where not is_new)::int as before,
            (array_agg(jsonb_build_object('id', id, 'chat_id', chat_id, 'farmer', farmer) order by id desc)
              filter (where is_new))[1:${CASES_SHOWN}] as cases
          from told, unnest(problems) problem where taluk is not null group by problem, taluk
        )
        select r.problem, r.taluk, r.farmers, r.before, to_jsonb(r.cases) as cases,
          (select jsonb_build_object('id', a.id, 'state', a.state, 'at', coalesce(a.sent_at, a.updated_at)) from alerts a
           where a.problem = r.problem
             and (a.state = 'draft' or r.taluk = any(a.taluks) and a.sent_at > ${since}::timestamptz)
           order by a.id desc limit 1) as alert
        from rises r
        where r.farmers >= ${RISING_LEAST} and r.farmers >= ${RISING_TIMES}::int * r.before
          and not exists (select from alert_dismissals d
                          where d.problem = r.problem and d.taluk = r.taluk and d.until > ${now}::timestamptz)
        order by r.farmers desc, r.problem, r.taluk limit ${MOST}`,
  );
}

export async function putDismissal(
  tx: Sql,
  { problem, taluk }: { problem: string; taluk: string },
  { until, by }: { until: Date; by: number },
): Promise<void> {
  await tx.run(
    sql`insert into alert_dismissals (problem, taluk, until, dismissed_by)
        values (${problem}, ${taluk}, ${until}, ${by})
        on conflict (problem, taluk) do update set until = excluded.until, dismissed_by = excluded.dismissed_by`,
  );
}

export async function removeDismissal(tx: Sql, of: { problem: string; taluk: string }): Promise<void> {
  await tx.run(sql`delete from alert_dismissals where problem = ${of.problem} and taluk = ${of.taluk}`);
}
