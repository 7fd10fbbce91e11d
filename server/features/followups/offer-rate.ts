import { dayInIndia } from '#shared/domain/licence-end.ts';
import { RATE_FROM, shareOf } from '#shared/domain/plan/outcome.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { readItem, saveDraft } from '../content/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { countFarmers } from './outcomes.store.ts';

/**
 * Puts the counted rate, with its farmers and this day, into the draft of the site's figures: it is looked at and published
 * as any of them is.
 * @throws {AppError} OUTCOMES_FEW; CONTENT_CHANGED when a colleague saved meanwhile
 */
export async function offerRate(ctx: AppContext, actor: OfficeActor): Promise<void> {
  const { better, farmers } = await countFarmers(ctx.db);
  if (farmers < RATE_FROM) throw new AppError('OUTCOMES_FEW');
  const name = { kind: 'statistics', key: '' } as const;
  const { draft, published, version } = await readItem(ctx, name);
  const body = {
    ...(draft?.body ?? published ?? {}),
    success: shareOf(better, farmers),
    successBetter: better,
    successOf: farmers,
    successOn: dayInIndia(ctx.now()),
  };
  await saveDraft(ctx, actor, { ...name, revision: draft?.revision ?? 0, version, body });
}
