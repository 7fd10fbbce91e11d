// @vitest-environment jsdom

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { writtenDay } from '#shared/domain/licence-end.ts';
import { startLanguage, switchLanguage } from '../../lib/i18n.ts';
import { SiteFooter } from './SiteFooter.tsx';

beforeAll(() => startLanguage());
afterEach(cleanup);

/** What the law's words are on the page, written here once more: the strings may not lose them unseen. */
const WORDS = {
  en: {
    products: 'Products & Services',
    reach: 'Reach us',
    licences: 'Licences',
    sample: 'Sample',
    kinds: { pesticide: 'Pesticide licence', fertilizer: 'Fertilizer authorisation', seed: 'Seed licence' },
    valid: (date: string) => `valid until ${date}`,
    expert: 'Qualified expert',
  },
  kn: {
    products: 'ಸಾಮಾನು ಮತ್ತು ಸೇವೆಗಳು',
    reach: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
    licences: 'ಪರವಾನಗಿಗಳು',
    sample: 'ಮಾದರಿ',
    kinds: { pesticide: 'ಕೀಟನಾಶಕ ಪರವಾನಗಿ', fertilizer: 'ರಸಗೊಬ್ಬರ ಅನುಮತಿ ಪತ್ರ', seed: 'ಬೀಜ ಪರವಾನಗಿ' },
    valid: (date: string) => `${date} ವರೆಗೆ ಊರ್ಜಿತ`,
    expert: 'ಅರ್ಹ ತಜ್ಞರು',
  },
} as const;

describe.each(LANGUAGES)('the footer (%s)', (language) => {
  const words = WORDS[language];
  async function draw(): Promise<HTMLElement> {
    await act(() => switchLanguage(language));
    render(<SiteFooter />);
    return screen.getByRole('contentinfo');
  }
  const besideHeading = (name: string) => {
    const heading = screen.getByRole('heading', { name: new RegExp(`^${name}`) });
    return { heading, box: within(heading.parentElement as HTMLElement) };
  };

  it('rings, writes and says where the house is', async () => {
    const footer = within(await draw());
    expect(footer.getByRole('link', { name: BUSINESS.phone }).getAttribute('href')).toBe(
      `tel:${BUSINESS.phone.replaceAll(' ', '')}`,
    );
    expect(footer.getByRole('link', { name: BUSINESS.email }).getAttribute('href')).toBe(
      `mailto:${BUSINESS.email}`,
    );
    expect(footer.getByText(BUSINESS.address[language].join(', '))).toBeTruthy();
    expect(footer.getByText(new RegExp(`^© \\d{4} ${BUSINESS.name}`))).toBeTruthy();
  });

  it('leads to what is sold, which the header does not', async () => {
    const footer = within(await draw());
    expect(footer.getByRole('link', { name: words.products }).getAttribute('href')).toBe('/products');
  });

  it('keeps its headings out of the address, which is for how to reach the house alone', async () => {
    const footer = await draw();
    expect(footer.querySelector('address')).not.toBeNull();
    expect(footer.querySelector('address :is(h1, h2, h3, h4, h5, h6)')).toBeNull();
  });

  it('shows each licence with its number, last day and place, and the expert they name', async () => {
    await draw();
    const { box } = besideHeading(words.licences);
    const { gstin, licences, expert } = BUSINESS.seller;
    const lines = box.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(lines).toHaveLength(licences.length);
    licences.forEach(({ kind, number, place, validUntil }, index) => {
      const until = words.valid(writtenDay(validUntil));
      for (const part of [words.kinds[kind], number, place[language], until])
        expect(lines[index]).toContain(part);
    });
    const who = box.getByText(gstin, { exact: false }).textContent;
    for (const part of [
      BUSINESS.legalName,
      words.expert,
      expert.name[language],
      expert.qualification[language],
    ])
      expect(who).toContain(part);
  });

  it('marks what was invented, as long as it is', async () => {
    await draw();
    for (const name of [words.reach, words.licences]) {
      expect(within(besideHeading(name).heading).queryByText(words.sample) !== null, name).toBe(
        BUSINESS.sample,
      );
    }
  });
});
