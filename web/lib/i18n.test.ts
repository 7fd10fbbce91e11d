// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Storage, the browser and the html tag, as the specification lists them; English is the fallback. */
let i18n: typeof import('./i18n.ts');

function stand(facts: { stored?: string; browser: string[]; html?: string; address?: string }): void {
  localStorage.clear();
  if (facts.stored) localStorage.setItem('site_lang', facts.stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(facts.browser);
  document.documentElement.lang = facts.html ?? '';
  history.replaceState(null, '', facts.address ?? '/');
}

beforeEach(async () => {
  vi.resetModules();
  i18n = await import('./i18n.ts');
});
afterEach(() => localStorage.clear());

it.each([
  ['what is stored, before the browser', { stored: 'en', browser: ['kn-IN'], html: 'kn' }, 'en'],
  ['the browser, before the html tag', { browser: ['kn-IN', 'en'], html: 'en' }, 'kn'],
  [
    'the first of the browser’s languages that the site speaks',
    { browser: ['fr-FR', 'kn'], html: 'en' },
    'kn',
  ],
  ['the html tag, where the browser speaks neither', { browser: ['fr-FR'], html: 'kn' }, 'kn'],
  ['English, where nobody names either', { browser: ['fr-FR'], html: '' }, 'en'],
  ['English, where what is stored is no language of the site', { stored: 'fr', browser: ['fr-FR'] }, 'en'],
  [
    'what is stored, before a shared link in the language of its sender',
    { stored: 'kn', browser: ['en'], address: '/?lang=en' },
    'kn',
  ],
  [
    'a link that names its language, where nothing is stored',
    { browser: ['en'], address: '/?lang=kn' },
    'kn',
  ],
  [
    'a choice just made without scripts, before what was stored',
    { stored: 'en', browser: ['en'], address: '/?choose=kn' },
    'kn',
  ],
] as const)('speaks %s', async (_, facts, spoken) => {
  stand({ ...facts, browser: [...facts.browser] });
  await i18n.startLanguage();
  expect(i18n.currentLanguage()).toBe(spoken);
  expect(document.documentElement.lang).toBe(spoken);
  expect(localStorage.getItem('site_lang')).toBe(spoken);
  expect(document.cookie).toContain(`site_lang=${spoken}`);
});

it('takes a document up in the language it stands in', async () => {
  stand({ stored: 'kn', browser: ['en-IN'], html: 'en' });
  await i18n.startLanguage('en');
  expect(i18n.currentLanguage()).toBe('en');
});
