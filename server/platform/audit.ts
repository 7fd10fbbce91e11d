import { type Sql, sql } from './db.ts';

/** One line of the office's history. `subject` names the thing acted on, e.g. `farmer:42` or `quotation:7`. */
export interface AuditEntry {
  staffId: number | null;
  action: string;
  subject: string;
  detail?: Record<string, unknown>;
  ip?: string;
}

/** Written in the same transaction as the act it records; the table refuses change and removal. */
export async function recordAudit(tx: Sql, entry: AuditEntry): Promise<void> {
  await tx.run(
    sql`insert into audit_log (staff_id, action, subject, detail, ip)
        values (${entry.staffId}, ${entry.action}, ${entry.subject},
                ${JSON.stringify(entry.detail ?? {})}, ${entry.ip ?? null})`,
  );
}
