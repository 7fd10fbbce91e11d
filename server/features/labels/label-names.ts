import { CROPS } from '#content/crops.ts';
import type { LabelBody } from '#shared/contract/office/labels.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import { LABEL_CHARS, type LabelNames, nameIn } from '#shared/domain/labels.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/domain/languages.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import { AppError } from '../../platform/errors.ts';
import type { LabelRow } from './labels.store.ts';

type Named = Pick<LabelRow, 'key' | 'names'>;

/** As the list of crops calls it, or as the office does. A key that has left the list is its own name. */
export function namesOf({ key, names }: Named): LabelNames {
  if (names) return names;
  const crop = Object.hasOwn(CROPS, key ?? '') ? CROPS[key ?? ''] : undefined;
  return crop ?? { [DEFAULT_LANGUAGE]: key ?? '' };
}

/** For the office log. */
export const nameForLog = (label: Named): string => nameIn(namesOf(label), DEFAULT_LANGUAGE);

/** The names as they are kept. @throws {AppError} LABEL_INVALID where none is left, or one is too long */
export function readNames(input: LabelBody['names']): LabelNames {
  const names: LabelNames = {};
  for (const language of LANGUAGES) {
    const name = cleanLine(input[language] ?? '', Number.POSITIVE_INFINITY);
    if ([...name].length > LABEL_CHARS)
      throw new AppError('LABEL_INVALID', { fields: { [language]: 'is too long' } });
    if (/[\p{L}\p{N}]/u.test(name)) names[language] = name;
  }
  if (Object.keys(names).length === 0)
    throw new AppError('LABEL_INVALID', { fields: { names: 'are missing' } });
  return names;
}

/** The first of these labels that goes by one of these names, in whatever language and spelling. */
export function sameName<Each extends Named>(labels: readonly Each[], names: LabelNames): Each | undefined {
  const wanted = new Set(Object.values(names).map(foldForSearch));
  return labels.find((label) =>
    Object.values(namesOf(label)).some((name) => wanted.has(foldForSearch(name))),
  );
}
