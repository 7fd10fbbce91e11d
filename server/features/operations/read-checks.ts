import { type Check, findChecks, type PartnerFacts } from '#shared/domain/health-checks.ts';
import type { AppContext } from '../../context.ts';
import { readQueue } from '../../platform/queue.store.ts';
import { readBooks } from '../payments/index.ts';
import { readDatabaseClock } from './operations.store.ts';

/** What keeps the shop running beside its backups. Mail, SMS and payments are told by the calls of the node that answers. */
export async function readChecks(
  ctx: AppContext,
  certificateEnd: () => Promise<Date | null | undefined>,
): Promise<Check[]> {
  const { config, db, metrics, health } = ctx;
  const asked = Date.now();
  const clock = await readDatabaseClock(db);
  // Compared with the middle of the round trip, so that its length does not count as a difference.
  const clockAheadMs = clock.getTime() - (asked + Date.now()) / 2;
  const [rows, books, end] = await Promise.all([readQueue(db), readBooks(db), certificateEnd()]);
  const partner = (name: 'email' | 'sms' | 'payment', provider: string): PartnerFacts => ({
    kind: provider === 'none' ? 'none' : ['outbox', 'sandbox'].includes(provider) ? 'home' : 'set',
    ...metrics.lastCalls(name),
  });
  return findChecks(
    {
      mail: partner('email', config.email.smtpUrl === undefined ? 'outbox' : 'smtp'),
      sms: partner('sms', config.sms.provider),
      payments: partner('payment', config.payment.provider),
      ...books,
      certificateEnd: end,
      queue: {
        oldestSeconds: Math.max(0, ...rows.map((row) => row.oldest_seconds)),
        givenUp: rows.filter(({ state }) => state === 'given_up').reduce((sum, { jobs }) => sum + jobs, 0),
      },
      stalePages: health.stalePages,
      clockAheadMs,
    },
    ctx.now(),
  );
}
