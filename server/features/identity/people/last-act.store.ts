import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';
import { nameOf } from './authors.store.ts';

/** Where in the office's log an act is looked for. */
export interface ActPlace {
  actions: readonly OfficeAct[];
  /** Null: an act that stands under no chat; only the last day is looked through. */
  chatId: number | null;
  subject?: string;
  detail?: Record<string, unknown>;
  /** What was written by it, beside the line. */
  after?: Record<string, unknown>;
}

const LastActRow = Type.Object({ staff_id: nullable(Type.Integer()), name: nullable(LocalizedText) });
export type LastActRow = Static<typeof LastActRow>;

const wrote = (after: Record<string, unknown>) => sql`exists (
  select from audit_personal p where p.audit_id = l.id and p.detail -> 'after' @> ${JSON.stringify(after)}::jsonb)`;

/** Who was the last to do one of these. */
export function findLastAct(tx: Sql, place: ActPlace): Promise<LastActRow | undefined> {
  const { actions, chatId, subject, detail = {}, after } = place;
  return tx.maybe(
    LastActRow,
    sql`select l.staff_id, ${nameOf(sql`l.staff_id`, sql`l.at`)} as name from audit_log l
        where l.action = any(${[...actions]}::text[]) and l.detail @> ${JSON.stringify(detail)}::jsonb
          and ${chatId === null ? sql`l.at > now() - interval '1 day'` : sql`l.chat_id = ${chatId}`}
          and ${subject === undefined ? sql`true` : sql`l.subject = ${subject}`}
          and ${after === undefined ? sql`true` : wrote(after)}
        order by l.at desc, l.id desc limit 1`,
  );
}
