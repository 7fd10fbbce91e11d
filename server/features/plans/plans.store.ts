import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { PlanCard } from '#shared/contract/office/plan-card.ts';
import { PlanBody, SentPlan } from '#shared/contract/office/plans.ts';
import { nullable } from '#shared/contract/wire.ts';
import type { PlanPoint } from '#shared/domain/plan/completeness.ts';
import type { PlanTable } from '#shared/domain/plan/plan-table.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

const DraftRow = Type.Object({
  plan: PlanBody,
  reasons: Type.Record(Type.String(), Type.String()),
  version: Type.Integer(),
  by: DoneBy,
  updated_by: Type.Integer(),
  updated_at: Type.String(),
});
export type DraftRow = Static<typeof DraftRow>;

const draftColumns = sql`d.plan, d.reasons, d.version, ${nameOf(sql`d.updated_by`, sql`d.updated_at`)} as by, d.updated_by,
  d.updated_at`;

export function findDraft(db: Sql, caseId: number): Promise<DraftRow | undefined> {
  return db.maybe(DraftRow, sql`select ${draftColumns} from plan_drafts d where d.case_id = ${caseId}`);
}

interface Written {
  by: number;
  now: Date;
}

/** Compare-and-set: undefined when it is no longer that version; null writes the first. No version comes twice, nor a lower one later. */
export function saveDraft(
  tx: Sql,
  { caseId, version }: { caseId: number; version: number | null },
  { plan, reasons }: Pick<DraftRow, 'plan' | 'reasons'>,
  { by, now }: Written,
): Promise<DraftRow | undefined> {
  const [planJson, reasonsJson] = [JSON.stringify(plan), JSON.stringify(reasons)];
  if (version === null)
    return tx.maybe(
      DraftRow,
      sql`insert into plan_drafts as d (case_id, plan, reasons, updated_by, updated_at)
          values (${caseId}, ${planJson}::jsonb, ${reasonsJson}::jsonb, ${by}, ${now})
          on conflict (case_id) do nothing returning ${draftColumns}`,
    );
  return tx.maybe(
    DraftRow,
    sql`update plan_drafts d set plan = ${planJson}::jsonb, reasons = ${reasonsJson}::jsonb,
          version = default, updated_by = ${by}, updated_at = ${now}
        where d.case_id = ${caseId} and d.version = ${version} returning ${draftColumns}`,
  );
}

/** @returns whether there was one of that version */
export async function deleteDraft(tx: Sql, caseId: number, version: number): Promise<boolean> {
  return (
    (await tx.run(sql`delete from plan_drafts where case_id = ${caseId} and version = ${version}`)) === 1
  );
}

export async function moveDraft(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(sql`update plan_drafts set case_id = ${into} where case_id = ${from}`);
}

export const SentRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  message_id: Type.Integer(),
  card: PlanCard,
  warnings: SentPlan.properties.warnings,
  by: DoneBy,
  sent_at: Type.String(),
});
export type SentRow = Static<typeof SentRow>;

const sentColumns = sql`p.id, p.chat_id, p.message_id, p.card, p.warnings,
  ${nameOf(sql`p.created_by`, sql`p.created_at`)} as by, p.created_at as sent_at`;

export function findPlan(db: Sql, id: number): Promise<SentRow | undefined> {
  return db.maybe(
    SentRow,
    sql`select ${sentColumns} from plans p join chats c on c.id = p.chat_id join farmers f on f.id = c.farmer_id
        where p.id = ${id} and f.deletion_requested_at is null`,
  );
}

export function findPlanOfMessage(tx: Sql, messageId: number): Promise<SentRow | undefined> {
  return tx.maybe(SentRow, sql`select ${sentColumns} from plans p where p.message_id = ${messageId}`);
}

/** Newest first. */
export function listPlans(db: Sql, caseId: number): Promise<SentRow[]> {
  return db.many(
    SentRow,
    sql`select ${sentColumns} from plans p where p.case_id = ${caseId} order by p.id desc limit 100`,
  );
}

const OfferRow = Type.Object({ card: PlanCard, prices: Type.Array(nullable(Type.Integer())) });

/** The plan a chat was sent last, with what each line's pack cost on that day, in paise. */
export function findNewestPlan(db: Sql, chatId: number): Promise<Static<typeof OfferRow> | undefined> {
  return db.maybe(
    OfferRow,
    sql`select p.card, (select coalesce(json_agg(l.pack_price_paise order by l.line), '[]') from plan_lines l
          where l.plan_id = p.id) as prices
        from plans p where p.chat_id = ${chatId} order by p.id desc limit 1`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

/** The plans `n` whose card says that they take the place of the plan `p`. */
export const fromReplacing = (
  p: Statement,
): Statement => sql`from plans n where n.case_id = ${p}.case_id and n.id > ${p}.id
    and (n.card -> 'replaces' = to_jsonb(${p}.id) or n.card -> 'replaces_also' @> to_jsonb(${p}.id))`;

/** Whether another plan has taken the place of the plan `p`: two cases that became one have two that stand. */
export const isReplaced = (p: Statement): Statement => sql`exists (select ${fromReplacing(p)})`;

/** Taken before the insert, because the message that carries the plan names it. */
export async function reservePlanId(tx: Sql): Promise<number> {
  const row = await tx.one(IdRow, sql`select nextval(pg_get_serial_sequence('plans', 'id')) as id`);
  return row.id;
}

export interface NewPlan {
  card: PlanCard;
  plan: PlanBody;
  warnings: SentRow['warnings'];
  /** Of the packs, line by line, in paise. */
  prices: readonly (number | null)[];
  /** Of the seven points of a complete plan. */
  missing: readonly PlanPoint[];
  /** The holds that stood then. */
  holds: PlanTable['holds'];
  crop: string;
  chatId: number;
  messageId: number;
  createdBy: number;
  now: Date;
}

export async function insertPlan(tx: Sql, sent: NewPlan): Promise<void> {
  const { card } = sent;
  await tx.run(
    sql`insert into plans (id, case_id, chat_id, message_id, card, plan, warnings, judged_by, missing, crop, problem, created_by, created_at)
        overriding system value
        values (${card.id}, ${card.case_id}, ${sent.chatId}, ${sent.messageId}, ${JSON.stringify(card)}::jsonb,
                ${JSON.stringify(sent.plan)}::jsonb, ${JSON.stringify(sent.warnings)}::jsonb,
                ${JSON.stringify({ holds: sent.holds ?? [] })}::jsonb, ${[...sent.missing]}::text[], ${sent.crop},
                ${card.problem.key}, ${sent.createdBy}, ${sent.now})`,
  );
  const lines = card.lines.map(({ product, claim, groups, spray_on }, line) => {
    return { line, product, claim, groups, spray_on, price: sent.prices[line] ?? null };
  });
  await tx.run(
    sql`insert into plan_lines (plan_id, line, product, claim, groups, spray_on, pack_price_paise)
        select ${card.id}::bigint, l.line, l.product, l.claim, array(select jsonb_array_elements_text(l.groups)),
               l.spray_on, l.price
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as l (line smallint, product text, claim text, groups jsonb, spray_on date, price bigint)`,
  );
}

const LastRow = Type.Object({ id: Type.Integer(), plan: PlanBody, sent_at: Type.String() });

/** The newest plan for this crop to write on from: of the case, else of the chat, else of any farmer, whatever its problem. */
export function findLastPlan(
  db: Sql,
  { caseId, chatId, crop }: { caseId: number; chatId: number; crop: string },
): Promise<Static<typeof LastRow> | undefined> {
  return db.maybe(
    LastRow,
    sql`select p.id, p.plan, p.created_at as sent_at
        from plans p join chats c on c.id = p.chat_id join farmers f on f.id = c.farmer_id
        where p.crop = ${crop} and f.deletion_requested_at is null
        order by p.case_id = ${caseId} desc, p.chat_id = ${chatId} desc, p.id desc limit 1`,
  );
}

/** The plans of a case whose place no other has taken, newest first: two cases that became one have more than one. */
export async function listCurrentPlanIds(tx: Sql, caseId: number): Promise<number[]> {
  const rows = await tx.many(
    IdRow,
    sql`select p.id from plans p where p.case_id = ${caseId} and not ${isReplaced(sql`p`)} order by p.id desc`,
  );
  return rows.map(({ id }) => id);
}

export async function movePlans(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(sql`update plans set case_id = ${into} where case_id = ${from}`);
}

/** Whether a plan is being written for a case. @param of its id in the asking statement */
export const hasPlanDraft = (of: Statement): Statement =>
  sql`exists (select from plan_drafts hd where hd.case_id = ${of})`;

/** The plans that were sent for a case, newest first, as an array of JSON. @param of its id in the asking statement */
export const planIdsOf = (of: Statement): Statement =>
  sql`(select coalesce(json_agg(sp.id order by sp.id desc), '[]') from plans sp where sp.case_id = ${of})`;

/** What the newest plan of a case says is wrong; null before there is one. @param of its id in the asking statement */
export const advisedOf = (of: Statement): Statement =>
  sql`(select jsonb_build_object('problem', ap.card->'problem'->'name', 'certainty', ap.card->'problem'->'certainty',
         'on', ap.created_at) from plans ap where ap.case_id = ${of} order by ap.id desc limit 1)`;
