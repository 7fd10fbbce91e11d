import type { FullName } from '#shared/contract/people.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { announcePeople } from './people.announce.ts';
import { setName } from './people.store.ts';

/**
 * A name in each language, without what would look empty or forged.
 * @throws {AppError} INVALID_INPUT
 */
export function readFullName(given: FullName): FullName {
  const name = Object.fromEntries(LANGUAGES.map((each) => [each, cleanLine(given[each], 60)])) as FullName;
  const empty = LANGUAGES.filter((each) => !/[\p{L}\p{N}]/u.test(name[each]));
  if (empty.length > 0) {
    throw new AppError('INVALID_INPUT', {
      fields: Object.fromEntries(empty.map((each) => [`name.${each}`, 'Write the name'])),
    });
  }
  return name;
}

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
