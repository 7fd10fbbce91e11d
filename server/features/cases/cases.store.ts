import { type Static, Type } from 'typebox';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import { CaseFacts, type CasesQuery, oneOf } from '#shared/contract/office/cases.ts';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { CASE_STATES, type CaseState, MOST_CASE_MESSAGES } from '#shared/domain/plan/case.ts';
import { CERTAINTIES } from '#shared/domain/plan/plan.ts';
import type { Queries } from '../../hooks.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

export const CaseRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  farmer: Type.String(),
  state: oneOf(CASE_STATES),
  facts: CaseFacts,
  message_ids: Type.Array(Type.Integer()),
  told: Type.Array(Type.Object({ message_id: Type.Integer(), intake: Type.Unsafe<Intake>(Type.Object({})) })),
  doctor: nullable(Type.Object({ id: Type.Integer(), name: LocalizedText })),
  deadline: nullable(Type.String()),
  since: Type.String(),
  advised: nullable(
    Type.Object({ problem: LocalizedText, certainty: oneOf(CERTAINTIES), on: Type.String() }),
  ),
  worse: Type.Boolean(),
  version: Type.Integer(),
  has_draft: Type.Boolean(),
  plan_ids: Type.Array(Type.Integer()),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type CaseRow = Static<typeof CaseRow>;

const selectCases = (
  queries: Queries,
): Statement => sql`select k.id, k.chat_id, f.name as farmer, k.state, k.facts,
    (select coalesce(json_agg(m.id order by m.seq), '[]') from case_messages km join messages m on m.id = km.message_id
     where km.case_id = k.id and m.deleted_at is null) as message_ids,
    (select coalesce(json_agg(json_build_object('message_id', m.id, 'intake', m.meta -> 'intake') order by m.seq), '[]')
     from case_messages km join messages m on m.id = km.message_id
     where km.case_id = k.id and m.deleted_at is null and m.kind = 'intake') as told,
    (select jsonb_build_object('id', s.id, 'name', s.name) from staff s where s.id = k.doctor_id) as doctor,
    coalesce(k.worse_at, case when k.state = 'new' then k.created_at else k.updated_at end) as since,
    ${queries.advisedOf(sql`k.id`)} as advised,
    k.deadline, k.worse_at is not null as worse, k.version, ${queries.hasPlanDraft(sql`k.id`)} as has_draft,
    ${queries.planIdsOf(sql`k.id`)} as plan_ids, k.created_at, k.updated_at
  from cases k join chats c on c.id = k.chat_id join farmers f on f.id = c.farmer_id`;

export function findCase(db: Sql, queries: Queries, id: number): Promise<CaseRow | undefined> {
  return db.maybe(
    CaseRow,
    sql`${selectCases(queries)} where k.id = ${id} and f.deletion_requested_at is null`,
  );
}

/** Holds the case until the transaction ends. The chat is locked before it, never after. */
export function lockCase(tx: Sql, queries: Queries, id: number): Promise<CaseRow | undefined> {
  return tx.maybe(CaseRow, sql`${selectCases(queries)} where k.id = ${id} for update of k`);
}

export function findCaseBySend(
  tx: Sql,
  queries: Queries,
  send: { chatId: number; clientId: string },
): Promise<CaseRow | undefined> {
  return tx.maybe(
    CaseRow,
    sql`${selectCases(queries)} where k.chat_id = ${send.chatId} and k.client_id = ${send.clientId}::uuid`,
  );
}

/** More than any field has. */
const CHAT_MAX = 100;

/** Newest first. */
export function listCasesOfChat(db: Sql, queries: Queries, chatId: number): Promise<CaseRow[]> {
  return db.many(
    CaseRow,
    sql`${selectCases(queries)} where k.chat_id = ${chatId} and f.deletion_requested_at is null
        order by k.id desc limit ${CHAT_MAX}`,
  );
}

/** Where a page of the list ended. */
export interface CaseCursor {
  worse: boolean;
  /** ISO, or `infinity`. */
  deadline: string;
  id: number;
}

/** The doctor's list: what got worse, then what was promised first, then the oldest. What is closed only where it is asked for. */
export function listCases(
  db: Sql,
  queries: Queries,
  asked: Pick<CasesQuery, 'state' | 'mine'> & { staffId: number; after: CaseCursor | null; limit: number },
): Promise<CaseRow[]> {
  const { state, mine = false, staffId, after, limit } = asked;
  const place = sql`(k.worse_at is null, coalesce(k.deadline, 'infinity'), k.id)`;
  const beyond = after
    ? sql`${place} > (${!after.worse}::boolean, ${after.deadline}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  return db.many(
    CaseRow,
    sql`${selectCases(queries)}
        where ${state === undefined ? sql`k.state <> 'closed'` : sql`k.state = ${state}`}
          and (not ${mine} or k.doctor_id is null or k.doctor_id = ${staffId})
          and f.deletion_requested_at is null and ${beyond}
        order by k.worse_at is null, coalesce(k.deadline, 'infinity'), k.id limit ${limit}`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

/** @returns undefined where a case of this chat has this `client_id` already */
export async function insertCase(
  tx: Sql,
  made: {
    chatId: number;
    facts: CaseFacts;
    clientId: string;
    /** Whose it is, and who made it; null: nobody's, made by the farmer. */
    staffId: number | null;
    /** ISO */
    deadline: string | null;
    now: Date;
  },
): Promise<number | undefined> {
  const row = await tx.maybe(
    IdRow,
    sql`insert into cases (chat_id, facts, doctor_id, deadline, client_id, created_by, created_at, updated_at)
        values (${made.chatId}, ${JSON.stringify(made.facts)}::jsonb, ${made.staffId}::bigint,
                ${made.deadline}::timestamptz, ${made.clientId}::uuid, ${made.staffId}::bigint, ${made.now}, ${made.now})
        on conflict (chat_id, client_id) do nothing returning id`,
  );
  return row?.id;
}

/** Its messages, taken from whichever case had them. @returns how many of them are of this chat */
export async function setCaseMessages(
  tx: Sql,
  { id, chatId }: { id: number; chatId: number },
  messageIds: readonly number[],
): Promise<number> {
  const ids = [...new Set(messageIds)];
  await tx.run(sql`delete from case_messages where case_id = ${id} and message_id <> all(${ids}::bigint[])`);
  return tx.run(
    sql`insert into case_messages (message_id, case_id)
        select m.id, ${id}::bigint from messages m
        where m.id = any(${ids}::bigint[]) and m.chat_id = ${chatId} and m.deleted_at is null
        on conflict (message_id) do update set case_id = excluded.case_id`,
  );
}

export interface CaseChange {
  facts: CaseFacts;
  state: CaseState;
  doctorId: number | null;
  deadline: string | null;
}

/** Compare-and-set: false when it is no longer that version. */
export async function updateCase(
  tx: Sql,
  { id, version }: { id: number; version: number },
  { facts, state, doctorId, deadline }: CaseChange,
  now: Date,
): Promise<boolean> {
  const rows = await tx.run(
    sql`update cases set facts = ${JSON.stringify(facts)}::jsonb, state = ${state}, doctor_id = ${doctorId},
          deadline = ${deadline}::timestamptz, version = version + 1, updated_at = ${now}
        where id = ${id} and version = ${version}`,
  );
  return rows === 1;
}

/** A plan is sent: what was promised is kept, and what got worse is answered. */
export async function setAdvised(tx: Sql, id: number, now: Date): Promise<void> {
  await tx.run(
    sql`update cases set state = 'advised', deadline = null, worse_at = null, version = version + 1,
          updated_at = ${now} where id = ${id}`,
  );
}

/**
 * The farmer told how it is since the last plan; worse brings it to the top of the list, from wherever it was. What is told
 * of one plan takes back no worse that was told of another that stands beside it (`isOtherWorse`).
 */
export async function setFollowed(
  tx: Sql,
  id: number,
  { isWorse, isOtherWorse }: { isWorse: boolean; isOtherWorse: boolean },
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update cases set version = version + 1,
          worse_at = case when ${isWorse}::boolean then ${now}::timestamptz when ${isOtherWorse}::boolean then worse_at end,
          state = case when state = 'closed' and not ${isWorse}::boolean then state else 'followed' end,
          updated_at = ${now} where id = ${id}`,
  );
}

/** Another message of the case's chat, as long as the case takes one. */
export async function addCaseMessage(tx: Sql, id: number, messageId: number): Promise<void> {
  await tx.run(
    sql`insert into case_messages (message_id, case_id) select ${messageId}::bigint, ${id}::bigint
        where (select count(*) from case_messages where case_id = ${id}) < ${MOST_CASE_MESSAGES}
        on conflict (message_id) do nothing`,
  );
}

export async function setFacts(tx: Sql, id: number, facts: CaseFacts, now: Date): Promise<void> {
  await tx.run(
    sql`update cases set facts = ${JSON.stringify(facts)}::jsonb, version = version + 1, updated_at = ${now}
        where id = ${id}`,
  );
}

export async function moveCaseMessages(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(sql`update case_messages set case_id = ${into} where case_id = ${from}`);
}

/** Where a case stands, and since when (ISO). */
export type Standing = Pick<CaseRow, 'state' | 'since' | 'worse' | 'deadline'>;

/** Of a case that took another in; what a farmer told of themselves is promised an answer in it too. */
export async function setStanding(
  tx: Sql,
  { from, into }: { from: number; into: number },
  { state, since, worse, deadline }: Standing,
): Promise<void> {
  const at = sql`${since}::timestamptz`;
  await tx.run(
    sql`update cases k set state = ${state}, deadline = ${deadline}::timestamptz,
          worse_at = case when ${worse}::boolean then ${at} end,
          created_at = case when ${state} = 'new' then ${at} else k.created_at end,
          updated_at = case when ${state} = 'new' then k.updated_at else ${at} end,
          created_by = case when o.created_by is null and o.state <> 'closed' then null else k.created_by end
        from cases o where k.id = ${into} and o.id = ${from}`,
  );
}

/** One that nothing belongs to any more. */
export async function deleteCase(tx: Sql, id: number): Promise<void> {
  await tx.run(sql`delete from cases where id = ${id}`);
}

/** Whether this person still works here. */
export async function isStaff(tx: Sql, staffId: number): Promise<boolean> {
  const row = await tx.maybe(IdRow, sql`select id from staff where id = ${staffId} and disabled_at is null`);
  return row !== undefined;
}

/** The open cases of somebody who works on chats no more are anybody's. */
export async function releaseCasesOf(tx: Sql, staffId: number): Promise<void> {
  await tx.run(
    sql`update cases set doctor_id = null, version = version + 1 where doctor_id = ${staffId} and state <> 'closed'`,
  );
}
