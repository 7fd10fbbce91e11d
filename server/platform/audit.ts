import type { OfficeAct } from '#shared/domain/office-acts.ts';
import { type Sql, sql } from './db.ts';

/** One line of the office's history. `subject` names the thing acted on, e.g. `farmer:42` or `quotation:7`. */
export interface AuditEntry {
  staffId: number | null;
  action: OfficeAct;
  subject: string;
  /** The chat a reader of the log finds it under. */
  chatId?: number | undefined;
  /** Ids and small values; never the words of a message, which may be deleted while the log may not. */
  detail?: Record<string, unknown>;
  ip?: string;
  /** Stands in for `ip`: the address the session was opened from. */
  sessionId?: string;
}

/** Written in the same transaction as the act it records; the table refuses change and removal. */
export async function recordAudit(tx: Sql, entry: AuditEntry): Promise<void> {
  await tx.run(
    sql`insert into audit_log (staff_id, action, subject, chat_id, detail, ip)
        values (${entry.staffId}, ${entry.action}, ${entry.subject}, ${entry.chatId ?? null},
                ${JSON.stringify(entry.detail ?? {})},
                coalesce(${entry.ip ?? null},
                         (select s.ip from sessions s where s.id = ${entry.sessionId ?? null}::uuid)))`,
  );
}
