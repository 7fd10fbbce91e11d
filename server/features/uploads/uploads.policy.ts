import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../identity/index.ts';

/** A blocked farmer brings no more bytes; they may still take back what they began. @throws {AppError} BLOCKED */
export function refuseBlocked(actor: Actor): void {
  if (actor.side === 'farmer' && actor.blocked) throw new AppError('BLOCKED');
}
