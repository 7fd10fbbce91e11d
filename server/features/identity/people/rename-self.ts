import type { FullName } from '#shared/contract/people.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { OfficeActor } from '../actor.ts';
import { readFullName } from './full-name.ts';
import { announcePeople } from './people.announce.ts';
import { setName } from './people.store.ts';

/** @throws {AppError} INVALID_INPUT */
export function renameSelf(ctx: AppContext, actor: OfficeActor, given: FullName): Promise<void> {
  const name = readFullName(given);
  const { staffId, sessionId } = actor;
  return ctx.inTransaction(async (tx) => {
    await setName(tx, staffId, name, ctx.now());
    await recordAudit(tx, {
      staffId,
      action: 'staff.rename',
      subject: `staff:${staffId}`,
      detail: { before: actor.name, after: name },
      sessionId,
    });
    announcePeople(ctx, tx);
  });
}
