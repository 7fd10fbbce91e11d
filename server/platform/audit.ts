import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import { type Sql, sql } from './database/db.ts';

/** One line of the office's history. `subject` names the thing acted on, e.g. `farmer:42` or `quotation:7`. */
export interface AuditEntry {
  staffId: number | null;
  action: OfficeAct;
  subject: string;
  /** The chat a reader of the log finds it under. */
  chatId?: number | undefined;
  /** Ids and small values; never the words of a message, which may be deleted while the log may not. */
  detail?: Record<string, unknown>;
  /** Words about a farmer: kept beside the line and purged with the farmer, see migration 0019. `subject` names them. */
  personal?: Record<string, unknown>;
  ip?: string;
  /** Stands in for `ip`: the address the session was opened from. */
  sessionId?: string;
}

/**
 * Written in the same transaction as the act it records; the table refuses change and removal. Within a minute
 * the line is chained to the one before it (migration 0022).
 */
export async function recordAudit(tx: Sql, entry: AuditEntry): Promise<void> {
  const personal = entry.personal ? JSON.stringify(entry.personal) : null;
  const salt = personal === null ? null : randomBytes(32);
  await tx.run(
    sql`with line as (
          insert into audit_log (staff_id, action, subject, chat_id, detail, ip, personal_digest)
          values (${entry.staffId}, ${entry.action}, ${entry.subject}, ${entry.chatId ?? null},
                  ${JSON.stringify(entry.detail ?? {})},
                  coalesce(${entry.ip ?? null},
                           (select s.ip from sessions s where s.id = ${entry.sessionId ?? null}::uuid)),
                  sha256(${salt}::bytea || convert_to((${personal}::jsonb)::text, 'UTF8')))
          returning id
        )
        insert into audit_personal (audit_id, salt, detail)
        select id, ${salt}::bytea, ${personal}::jsonb from line where ${personal}::jsonb is not null`,
  );
}

const LineRow = Type.Object({ id: Type.Integer() });

/** Whether the log has it already that this login was given the file. */
export async function wasFileOpened(
  db: Sql,
  opened: { chatId: number; subject: string; login: string; since: Date },
): Promise<boolean> {
  const row = await db.maybe(
    LineRow,
    sql`select id from audit_log
        where chat_id = ${opened.chatId} and at > ${opened.since} and action = 'file.open'
          and subject = ${opened.subject} and detail ->> 'login' = ${opened.login} limit 1`,
  );
  return row !== undefined;
}

/** Forgets the words about a farmer that stand beside the log; the database refuses it before they are purged. */
export async function erasePersonal(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(
    sql`delete from audit_personal p using audit_log l
        where l.id = p.audit_id and l.subject = ${`farmer:${farmerId}`}`,
  );
}
