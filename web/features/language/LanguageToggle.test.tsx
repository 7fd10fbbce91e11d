// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#shared/domain/languages.ts');
  vi.resetModules();
  document.body.replaceChildren();
});

/** The header's switch of an English page, where the product has these languages beside English. */
async function draw(others: readonly string[]): Promise<HTMLElement> {
  vi.doMock('#shared/domain/languages.ts', async (original) => {
    const known = await original<typeof import('#shared/domain/languages.ts')>();
    const more = { hi: { ...known.LANGUAGE_TABLE.en, name: 'हिन्दी', invitation: 'हिन्दी में पढ़ें' } };
    return { ...known, LANGUAGE_TABLE: { ...known.LANGUAGE_TABLE, ...more }, otherLanguages: () => others };
  });
  const { loadStrings } = await import('../../lib/i18n.ts');
  const { LanguageToggle } = await import('./LanguageToggle.tsx');
  await loadStrings(['common', 'errors']);
  return render(<LanguageToggle />).container;
}

it('is a link to the one other language, in its own name', async () => {
  const container = await draw(['kn']);
  expect(container.children).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'ಕನ್ನಡ' });
  expect(link.getAttribute('href')).toBe('?choose=kn');
  expect([link.lang, link.title]).toEqual(['kn', 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ']);
});

it('is a link to each where there are several, in its own name', async () => {
  const container = await draw(['kn', 'hi']);
  const links = within(container).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ಕನ್ನಡ', '?choose=kn'],
    ['हिन्दी', '?choose=hi'],
  ]);
});
