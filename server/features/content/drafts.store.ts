import { type Static, Type } from 'typebox';
import type { ContentItemName, DraftSeen } from '#shared/contract/content/desk.ts';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

export const DraftRow = Type.Object({
  kind: Type.Unsafe<ContentKind>(Type.String()),
  key: Type.String(),
  body: Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true })),
  revision: Type.Integer(),
  based_on: Type.Integer(),
  saved_by: Type.Integer(),
  /** Who last changed what two people must want; null in a draft of before, where it is whoever saved it. */
  money_by: nullable(Type.Integer()),
  saved_at: Type.String(),
  publish_at: nullable(Type.String()),
  asked_by: nullable(Type.Integer()),
});
export type DraftRow = Static<typeof DraftRow>;

/** Whose price or account it is: of a draft of before, whoever saved it. */
export const wroteMoney = ({ money_by, saved_by }: DraftRow): number => money_by ?? saved_by;

const DRAFT = sql`kind, key, body, revision, based_on, saved_by, money_by, saved_at, publish_at, asked_by`;

export function listDrafts(db: Sql): Promise<DraftRow[]> {
  return db.many(DraftRow, sql`select ${DRAFT} from content_drafts order by kind, key`);
}

export function findDraft(db: Sql, { kind, key }: ContentItemName): Promise<DraftRow | undefined> {
  return db.maybe(DraftRow, sql`select ${DRAFT} from content_drafts where kind = ${kind} and key = ${key}`);
}

/** The draft, held until the end of the transaction. */
export function lockDraft(tx: Sql, { kind, key }: ContentItemName): Promise<DraftRow | undefined> {
  return tx.maybe(
    DraftRow,
    sql`select ${DRAFT} from content_drafts where kind = ${kind} and key = ${key} for update`,
  );
}

/** The first draft whose time has come, held; one that another node holds is left to it. */
export function lockDueDraft(tx: Sql, now: Date): Promise<DraftRow | undefined> {
  return tx.maybe(
    DraftRow,
    sql`select ${DRAFT} from content_drafts where publish_at <= ${now}
        order by publish_at, kind, key limit 1 for update skip locked`,
  );
}

/** Undefined, having written nothing, where there is one already. */
export function insertDraft(
  tx: Sql,
  draft: Pick<DraftRow, 'kind' | 'key' | 'body' | 'based_on' | 'saved_by'> & { at: Date },
): Promise<DraftRow | undefined> {
  return tx.maybe(
    DraftRow,
    sql`insert into content_drafts (kind, key, body, based_on, saved_by, saved_at)
        values (${draft.kind}, ${draft.key}, ${JSON.stringify(draft.body)}::jsonb, ${draft.based_on}, ${draft.saved_by}, ${draft.at})
        on conflict do nothing returning ${DRAFT}`,
  );
}

/** Several that are asked for at once. @returns how many; fewer where there is a draft already */
export function insertAskedDrafts(
  tx: Sql,
  drafts: readonly Pick<DraftRow, 'kind' | 'key' | 'body' | 'based_on'>[],
  { staffId, at }: { staffId: number; at: Date },
): Promise<number> {
  return tx.run(
    sql`insert into content_drafts (kind, key, body, based_on, saved_by, saved_at, asked_by)
        select d.kind, d.key, d.body, d.based_on, ${staffId}, ${at}, ${staffId}
        from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d (kind text, key text, body jsonb, based_on int)
        on conflict do nothing`,
  );
}

/** The articles somebody asked to publish, held until the end of the transaction. */
export function lockAsked(tx: Sql, staffId: number): Promise<DraftRow[]> {
  return tx.many(
    DraftRow,
    sql`select ${DRAFT} from content_drafts
        where kind = 'product' and asked_by = ${staffId} and publish_at is null order by key for update`,
  );
}

/** What somebody asked for is not asked for any more; the drafts stay. */
export async function withdrawAsked(tx: Sql, staffId: number): Promise<void> {
  await tx.run(
    sql`update content_drafts set asked_by = null
        where kind = 'product' and asked_by = ${staffId} and publish_at is null`,
  );
}

export async function deleteAsked(tx: Sql, staffId: number): Promise<void> {
  await tx.run(
    sql`delete from content_drafts where kind = 'product' and asked_by = ${staffId} and publish_at is null`,
  );
}

/**
 * Compare-and-set: undefined when it is no longer that revision. The text gets a number that no other one had, whatever was
 * thrown away before it. What was asked for or timed was another text, and is no longer wanted.
 */
export function updateDraft(
  tx: Sql,
  { kind, key, revision }: DraftSeen,
  change: { body: Record<string, unknown>; basedOn: number; staffId: number; moneyBy: number; at: Date },
): Promise<DraftRow | undefined> {
  return tx.maybe(
    DraftRow,
    sql`update content_drafts
        set body = ${JSON.stringify(change.body)}::jsonb, based_on = ${change.basedOn}, saved_by = ${change.staffId},
            money_by = ${change.moneyBy}, saved_at = ${change.at}, revision = default, publish_at = null, asked_by = null
        where kind = ${kind} and key = ${key} and revision = ${revision} returning ${DRAFT}`,
  );
}

/** Notes who wants it published, and when; its text, and so its revision, stays. */
export async function askForDraft(
  tx: Sql,
  { kind, key }: ContentItemName,
  { askedBy, publishAt }: { askedBy: number | null; publishAt: Date | null },
): Promise<void> {
  await tx.run(
    sql`update content_drafts set asked_by = ${askedBy}, publish_at = ${publishAt} where kind = ${kind} and key = ${key}`,
  );
}

export async function deleteDraft(tx: Sql, { kind, key }: ContentItemName): Promise<boolean> {
  return (await tx.run(sql`delete from content_drafts where kind = ${kind} and key = ${key}`)) > 0;
}
