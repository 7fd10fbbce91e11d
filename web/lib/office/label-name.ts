import type { Label } from '#shared/contract/office/labels.ts';
import { nameIn } from '#shared/domain/labels.ts';
import type { Language } from '#shared/domain/languages.ts';
import { cropName } from './crop-names.ts';

/** A label by its name in this language: of the list of crops, or as the office calls it. */
export function labelName({ key, names }: Pick<Label, 'key' | 'names'>, language: Language): string {
  return names ? nameIn(names, language) : cropName(key ?? '', language);
}
