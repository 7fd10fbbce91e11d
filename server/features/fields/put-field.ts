import { isDeepStrictEqual } from 'node:util';
import type { Field, FieldFacts, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import { FIELDS_MOST } from '#shared/domain/intake/intake.ts';
import { isDay } from '#shared/domain/plan/plan-days.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { type FarmerActor, lockParties } from '../identity/index.ts';
import * as store from './fields.store.ts';

/**
 * Remembers a field, or changes it over the version that was seen. The same once more, after a lost answer, is answered the
 * same.
 * @throws {AppError} INVALID_INPUT, FIELD_CHANGED, FIELDS_FULL
 */
export async function putField(
  ctx: AppContext,
  { farmerId }: FarmerActor,
  id: string,
  { version, ...told }: PutFieldBody,
): Promise<Field> {
  const facts = tidy(told);
  const write = { farmerId, id: id.toLowerCase(), facts, now: ctx.now() };
  return ctx.inTransaction(async (tx) => {
    await lockParties(tx, [farmerId]);
    const known = await store.listFields(tx, farmerId);
    const before = known.find((each) => each.id === write.id);
    if (before && isDeepStrictEqual(before.facts, facts)) return viewField(before);
    if (!before && version === 0 && known.length >= FIELDS_MOST) throw new AppError('FIELDS_FULL');
    const written = await (version === 0
      ? store.insertField(tx, write)
      : store.updateField(tx, write, version));
    if (!written) throw new AppError('FIELD_CHANGED');
    return viewField(written);
  });
}

export const viewField = ({ facts, ...row }: store.FieldRow): Field => ({ ...row, ...facts });

function tidy(told: FieldFacts): FieldFacts {
  const name = cleanLine(told.name, 60);
  if (name === '') throw new AppError('INVALID_INPUT', { fields: { name: 'is missing' } });
  if (told.sown_on !== null && !isDay(told.sown_on))
    throw new AppError('INVALID_INPUT', { fields: { sown_on: 'is no day' } });
  return {
    ...told,
    name,
    crop: told.crop && (cleanLine(told.crop, 60) || null),
    variety: cleanLine(told.variety, 80),
    taluk: cleanLine(told.taluk, 60),
    zone: cleanLine(told.zone, 60),
  };
}
