import type { FullName } from '#shared/contract/people.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import { AppError } from '../../../platform/errors.ts';

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
