import type { SenderRole } from '#shared/contract/wire.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import type { Language } from '#shared/domain/languages.ts';
import { AppError } from '../../platform/errors.ts';

/** Who is asking, proven by a session cookie and by nothing else. */
export type Actor = FarmerActor | OfficeActor;

export interface FarmerActor {
  roles: readonly ['farmer'];
  side: 'farmer';
  farmerId: number;
  mobile: string;
  name: string;
  /** A blocked farmer stays logged in and reads on; what they may no longer do is each feature's policy. */
  blocked: boolean;
  language: Language;
  sessionId: string;
}

export interface OfficeActor {
  roles: readonly StaffRole[];
  /** The office's side of a chat, as the wire calls it. */
  side: 'admin';
  staffId: number;
  email: string;
  name: LocalizedText;
  sessionId: string;
  /** ISO instant: office sessions end on a fixed day, use does not extend them. */
  expiresAt: string;
}

/** The actor as sender of messages and files, as the tables name them. */
export function senderOf(actor: Actor): { role: SenderRole; id: number } {
  return { role: actor.side, id: actor.side === 'farmer' ? actor.farmerId : actor.staffId };
}

/** What a blocked farmer may no longer do, where that is all there is to say. @throws {AppError} BLOCKED */
export function refuseBlocked(actor: Actor): void {
  if (actor.side === 'farmer' && actor.blocked) throw new AppError('BLOCKED');
}

/** A request nobody has vouched for: where it comes from, and the tokens its browser holds, unproven. */
export interface Caller {
  ip: string;
  userAgent: string;
  browserToken: string | undefined;
  farmerToken: string | undefined;
  officeToken: string | undefined;
  /** As whom this browser logged in before, signed by us. */
  deviceToken: string | undefined;
}
