import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import { setAway } from './assignments.store.ts';

const LONGEST_DAYS = 366;

/**
 * What waits of a person's chats until then is everybody's; nothing is taken from them.
 * @param until null: they are here @throws {AppError} INVALID_INPUT for an instant that is past or too far
 */
export async function goAway(ctx: AppContext, actor: OfficeActor, until: string | null): Promise<void> {
  const instant = until === null ? null : new Date(until);
  const days = instant === null ? 1 : (instant.getTime() - ctx.now().getTime()) / 86_400_000;
  if (!(days > 0 && days <= LONGEST_DAYS)) {
    throw new AppError('INVALID_INPUT', { fields: { until: 'is not within the next year' } });
  }
  await ctx.inTransaction(async (tx) => {
    await setAway(tx, actor.staffId, instant);
    await recordAudit(tx, {
      ...actor,
      action: 'office.away',
      subject: `staff:${actor.staffId}`,
      detail: { after: { until: until ?? '' } },
    });
    tx.afterCommit(() => ctx.realtime.publish(['office'], 'office:changed', { what: 'away' }));
  });
}
