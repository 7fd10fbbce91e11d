import { textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { talukOf } from '#shared/domain/places/taluks.ts';

/** A taluk by its name; one of a newer program by its id. */
export function talukName(id: string, language: Language): string {
  const taluk = talukOf(id);
  return taluk ? textIn(taluk.names, language) : id;
}
