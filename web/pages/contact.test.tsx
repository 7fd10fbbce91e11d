// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { SHIPPED } from '../../tests/support/shipped-content.ts';
import { SiteContentContext } from '../lib/content/content.ts';
import { loadStrings, switchLanguage } from '../lib/i18n.ts';
import ContactPage from './contact.document.tsx';

beforeAll(() => loadStrings(['contact']));
afterEach(cleanup);

/** What the sketch is for those who hear it, and the places it names; the strings may not lose them unseen. */
const SKETCH = {
  en: { name: /^A sketch of the way/, places: ['Bus stand', 'Market'] },
  kn: { name: /^ಬರುವ ದಾರಿಯ ರೇಖಾಚಿತ್ರ/, places: ['ಬಸ್ ನಿಲ್ದಾಣ', 'ಮಾರುಕಟ್ಟೆ'] },
};

async function sketch(language: keyof typeof SKETCH, shop = SHIPPED.shop) {
  await act(() => switchLanguage(language));
  const content = { ...SHIPPED, shop, samples: new Set<string>() };
  await act(
    async () =>
      void render(
        <SiteContentContext value={content}>
          <ContactPage />
        </SiteContentContext>,
      ),
  );
  return screen.getByRole('img', { name: SKETCH[language].name });
}

describe.each(LANGUAGES)('the way to the door is drawn before anything is loaded for it (%s)', (language) => {
  it('with the shop, the bus stand and the market', async () => {
    const drawn = await sketch(language);
    expect(drawn.closest('a')?.getAttribute('href')).toBe(SHIPPED.contact.links.map);
    for (const place of [SHIPPED.shop.name, ...SKETCH[language].places]) {
      expect(within(drawn).getByText(place)).toBeTruthy();
    }
  });

  it('with a long name of the shop on the side where there is room for it', async () => {
    const name = 'Sri Manjunatheshwara Agro Agencies';
    const drawn = await sketch(language, { ...SHIPPED.shop, name });
    const written = within(drawn).getByText(name);
    expect(written.getAttribute('text-anchor')).toBe('end');
    expect(Number(written.getAttribute('textLength'))).toBeLessThan(Number(written.getAttribute('x')));
  });
});
