import { AppError } from '../../platform/errors.ts';

/** Fewer letters say nothing to whoever reads the log in a year. Equal to the database's CHECK. */
const LEAST_CHARS = 3;

/** @throws {AppError} REASON_REQUIRED */
export function requireReason(text: string): string {
  const reason = text.replaceAll(/\s+/g, ' ').trim();
  if (reason.length < LEAST_CHARS) throw new AppError('REASON_REQUIRED');
  return reason;
}
