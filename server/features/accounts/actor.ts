import type { Language } from '#shared/contract/accounts.ts';

/** Who is asking, proven by a session cookie and by nothing else. */
export type Actor = FarmerActor | OfficeActor;

export interface FarmerActor {
  role: 'farmer';
  farmerId: number;
  mobile: string;
  name: string;
  /** A blocked farmer stays logged in and reads on; what he may no longer do is each feature's policy. */
  blocked: boolean;
  language: Language;
  sessionId: string;
}

export interface OfficeActor {
  role: 'admin';
  staffId: number;
  email: string;
  sessionId: string;
  /** ISO instant: office sessions end on a fixed day, use does not extend them. */
  expiresAt: string;
}

/** A request nobody has vouched for: where it comes from, and the tokens its browser holds, unproven. */
export interface Caller {
  ip: string;
  userAgent: string;
  browserToken: string | undefined;
  farmerToken: string | undefined;
  officeToken: string | undefined;
}
