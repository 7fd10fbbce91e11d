import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ContentInForce } from './content-in-force.ts';
import type { EventViews, Hooks, Queries } from './hooks.ts';
import type { Opening } from './opening.ts';
import type { EmailSender } from './partners/email/index.ts';
import type { PaymentGateway } from './partners/payment-gateway/index.ts';
import type { PushSender } from './partners/push/index.ts';
import type { SmsSender } from './partners/sms/index.ts';
import type { Database } from './platform/database/db.ts';
import type { RateLimiter } from './platform/database/rate-limit.ts';
import type { Transactor } from './platform/database/transaction.ts';
import type { FaultLog } from './platform/fault-log.ts';
import type { FileStore } from './platform/files/index.ts';
import type { Health } from './platform/health.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Media } from './platform/media/index.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Resumable } from './platform/resumable/resumable.ts';
import type { AppSecrets } from './platform/secrets.ts';
import type { Realtime } from './platform/sockets/realtime.ts';

/**
 * Everything a use case may reach, passed as the first argument. Built once in `app.ts`; types only here,
 * so a feature can name it without depending on how any part is made.
 */
export interface AppContext {
  config: Config;
  log: FastifyBaseLogger;
  /** For what a caller can bring about as often as they like: one line a minute of each kind. */
  faults: FaultLog;
  metrics: Metrics;
  health: Health;
  /** Reads outside a transaction. Writes of more than one statement go through `inTransaction`. */
  db: Database;
  inTransaction: Transactor;
  /** For work that is a single statement: without `begin` and `commit`, which cost a round trip each. */
  inStatement: Transactor;
  secrets: AppSecrets;
  rateLimit: RateLimiter;
  realtime: Realtime;
  files: FileStore;
  /** Large files on their way, before they are files. */
  resumable: Resumable;
  /** Undefined where ffmpeg is not installed. */
  media: Media | undefined;
  jobs: Jobs;
  sms: SmsSender;
  email: EmailSender;
  payments: PaymentGateway;
  push: PushSender;
  /** The clock of the business; tests move it. */
  now: () => Date;
  /** What the shop says and sells: name, hours, prices, texts. Read when it is needed, never kept. */
  content: ContentInForce;
  /** Whether visitors are let in: not while the shop still holds values invented for development. */
  opening: Opening;
  /** What features do when something happens in another. */
  hooks: Hooks<AppContext>;
  /** How the entries of a chat's log are read, by type. */
  eventViews: EventViews<AppContext>;
  /** What features answer about their tables to those that do not know them. */
  queries: Queries;
}
