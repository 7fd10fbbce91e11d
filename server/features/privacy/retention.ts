import { UNDO_DELETION_SECONDS } from '../identity/index.ts';

/** How long things are kept, in days, and whose rule it is; told to people in content/policies and docs/privacy.md. */
export const RETENTION_DAYS = {
  /** After a deletion: personal data, traffic data and logs, at least a year. DPDP Rules 2025, rule 8(3). */
  deleted: 365,
  /**
   * Books of account, from the day of payment: CGST Act 2017, section 36 (72 months from the annual return's due date,
   * 31 December), and Income-tax Rules, rule 6F (six years from the assessment year's end). Whichever day of the
   * financial year it was, eight years end after both.
   */
  papers: 8 * 366,
} as const;

export const UNDO_MS = UNDO_DELETION_SECONDS * 1000;

export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 86_400_000);
}
