import type { Feature } from './feature.ts';
import { feature as alerts } from './features/alerts/feature.ts';
import { feature as assignments } from './features/assignments/feature.ts';
import { feature as audit } from './features/audit/feature.ts';
import { feature as calls } from './features/calls/feature.ts';
import { feature as cases } from './features/cases/feature.ts';
import { feature as chat } from './features/chat/feature.ts';
import { feature as content } from './features/content/feature.ts';
import { feature as customers } from './features/customers/feature.ts';
import { feature as dispatch } from './features/dispatch/feature.ts';
import { feature as fields } from './features/fields/feature.ts';
import { feature as firstStart } from './features/first-start/feature.ts';
import { feature as followups } from './features/followups/feature.ts';
import { feature as identity } from './features/identity/feature.ts';
import { feature as labels } from './features/labels/feature.ts';
import { feature as notes } from './features/notes/feature.ts';
import { feature as numbers } from './features/numbers/feature.ts';
import { feature as operations } from './features/operations/feature.ts';
import { feature as payments } from './features/payments/feature.ts';
import { feature as pictureBook } from './features/picture-book/feature.ts';
import { feature as plans } from './features/plans/feature.ts';
import { feature as presence } from './features/presence/feature.ts';
import { feature as privacy } from './features/privacy/feature.ts';
import { feature as promises } from './features/promises/feature.ts';
import { feature as push } from './features/push/feature.ts';
import { feature as quotes } from './features/quotes/feature.ts';
import { feature as receipts } from './features/receipts/feature.ts';
import { feature as reminders } from './features/reminders/feature.ts';
import { feature as reviews } from './features/reviews/feature.ts';
import { feature as savedReplies } from './features/saved-replies/feature.ts';
import { feature as site } from './features/site/feature.ts';
import { feature as spoken } from './features/spoken/feature.ts';
import { feature as uploads } from './features/uploads/feature.ts';

/** Each behind those it uses; hooks run in this order. */
export const FEATURES: readonly Feature[] = [
  identity,
  content,
  spoken,
  firstStart,
  uploads,
  chat,
  calls,
  cases,
  fields,
  plans,
  pictureBook,
  quotes,
  payments,
  dispatch,
  receipts,
  push,
  notes,
  labels,
  assignments,
  reminders,
  customers,
  alerts,
  audit,
  numbers,
  savedReplies,
  privacy,
  operations,
  presence,
  promises,
  followups,
  reviews,
  site,
];
