import type { Language } from '#shared/domain/languages.ts';

/** Name of the picture a shared link to a page carries. */
export function cardFile(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${name}.${language}.jpg`;
}
