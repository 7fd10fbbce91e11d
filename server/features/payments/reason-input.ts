import { readReason } from '#shared/domain/text-safety.ts';
import { AppError } from '../../platform/errors.ts';

/** @throws {AppError} REASON_REQUIRED */
export function requireReason(text: string): string {
  const reason = readReason(text);
  if (reason === null) throw new AppError('REASON_REQUIRED');
  return reason;
}
