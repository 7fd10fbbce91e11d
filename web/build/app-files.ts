import type pwa from '#content/strings/en/pwa.json';
import { LOCALES } from '#shared/domain/by-language.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { offlinePage } from './offline-page.ts';
import { readStrings } from './read-strings.ts';
import { readTokens, type Token } from './tokens.ts';

const STRINGS = readStrings<typeof pwa>('pwa');

/**
 * Files that belong to the app rather than to a page, by name: per language a manifest, whose names the server puts in,
 * and the offline page.
 */
export function appFiles(): Record<string, string> {
  const token = readTokens();
  const files: Record<string, string> = {};
  for (const language of LANGUAGES) {
    files[`manifest.${language}.webmanifest`] = JSON.stringify(manifest(language, token));
    files[`offline.${language}.html`] = offlinePage(language, STRINGS[language].offline, token);
  }
  return files;
}

function manifest(language: Language, token: Token): object {
  return {
    id: '/farmers',
    description: STRINGS[language].manifest.description,
    lang: LOCALES[language].tag,
    dir: 'ltr',
    start_url: '/farmers?source=app',
    scope: '/',
    display: 'standalone',
    theme_color: token('leaf-700'),
    background_color: token('paddy-50'),
    categories: ['business', 'lifestyle'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    share_target: {
      action: '/share-target',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'photos', accept: ['image/*'] }],
      },
    },
  };
}

function icon(file: string, side: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose };
}
