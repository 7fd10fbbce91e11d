// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { SHIPPED } from '../../tests/support/shipped-content.ts';
import { bringDatesUpToDate } from '../documents/licence-dates.ts';
import { Banners } from '../features/home/Banners.tsx';
import { StatisticsBand } from '../features/home/StatisticsBand.tsx';
import { Stories } from '../features/home/Stories.tsx';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { SiteContentContext, useContent } from '../lib/content/content.ts';
import { loadStrings, switchLanguage } from '../lib/i18n.ts';

beforeAll(() => loadStrings(['home', 'moving', 'common']));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00+05:30') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const both = (en: string, kn = en) => ({ en, kn });

async function draw(page: ReactNode, changes: Partial<SiteContent>, language: 'en' | 'kn' = 'en') {
  await act(() => switchLanguage(language));
  const content = { ...SHIPPED, samples: new Set<string>(), ...changes };
  return render(<SiteContentContext value={content}>{page}</SiteContentContext>).container;
}

describe('banners', () => {
  const banner = (caption: string, span: { from?: string; until?: string } = {}) => ({
    ...{ picture: 'banner-paddy', caption: both(caption) },
    ...span,
  });

  it('stand between their days, the first and the last with them, and always without', async () => {
    const banners = [
      banner('always'),
      banner('since today', { from: '2026-11-25' }),
      banner('until today', { until: '2026-11-25' }),
      banner('tomorrow', { from: '2026-11-26' }),
      banner('yesterday', { from: '2026-11-01', until: '2026-11-24' }),
    ];
    await draw(<Banners />, { banners: { banners } });
    const captions = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(captions).toEqual(['always', 'since today', 'until today']);
  });

  it('leave no empty stage behind', async () => {
    const banners = [banner('tomorrow', { from: '2026-11-26' })];
    expect((await draw(<Banners />, { banners: { banners } })).innerHTML).toBe('');
  });
});

it('no story leaves no heading over nothing', async () => {
  expect((await draw(<Stories />, { stories: { stories: [] } })).innerHTML).toBe('');
});

describe('figures', () => {
  const band = <StatisticsBand title="Figures" text={(key) => key} />;
  const claimed = { experience: '5', farmers: '700', training: '8', success: '90%' };

  it('that were counted say when and how', async () => {
    const statistics = { ...claimed, measuredOn: '2026-03-31', method: both('All bills.', 'ಎಲ್ಲ ಬಿಲ್‌ಗಳು.') };
    expect((await draw(band, { statistics })).textContent).toContain('Counted on 31-03-2026. All bills.');
    cleanup();
    const kannada = await draw(band, { statistics }, 'kn');
    expect(kannada.textContent).toContain('31-03-2026 ರಂದು ಎಣಿಸಿದ್ದು. ಎಲ್ಲ ಬಿಲ್‌ಗಳು.');
  });

  it('that are only claimed say nothing more', async () => {
    expect((await draw(band, { statistics: claimed })).querySelector('p')).toBeNull();
    const rated = { ...claimed, success: '86%', successBetter: 35, successOf: 40, successOn: '2026-11-26' };
    expect((await draw(band, { statistics: rated })).textContent).toContain(
      'success, 40 farmers, by 26-11-202686%',
    );
    const timed = { ...claimed, answerMinutes: 45, answerOf: 212, answerOn: '2026-11-20' };
    expect((await draw(band, { statistics: timed })).querySelector('p')?.textContent).toBe(
      'Half of the questions are answered within 45 minutes in working hours: last 30 days, 212 questions, 20-11-2026.',
    );
    const slow = { ...timed, answerMinutes: 150 };
    expect((await draw(band, { statistics: slow })).querySelector('p')?.textContent).toContain(
      'within 3 hours',
    );
  });
});

describe('a closure of the office', () => {
  const closures = [
    { from: '2026-11-01', until: '2026-11-24', notice: both('over') },
    { from: '2026-11-25', until: '2026-11-25', notice: both('A wedding in the house', 'ಮನೆಯಲ್ಲಿ ಮದುವೆ') },
    { from: '2026-12-24', until: '2026-12-27', notice: both('Christmas', 'ಕ್ರಿಸ್‌ಮಸ್') },
  ];
  const hours = { ...SHIPPED.hours, closures };
  const told = () => [...document.querySelectorAll<HTMLElement>('[data-closed-from]:not([hidden])')];
  const sentences = () => told().map(({ textContent }) => textContent);

  it('is told of where the hours stand, in time', async () => {
    await draw(<SiteFooter />, { hours });
    expect(sentences()).toEqual(['Closed on 25-11-2026: A wedding in the house']);
    cleanup();
    vi.setSystemTime(new Date('2026-12-10T09:00:00+05:30'));
    await draw(<SiteFooter />, { hours }, 'kn');
    expect(sentences()).toEqual(['24-12-2026 ರಿಂದ 27-12-2026 ವರೆಗೆ ರಜೆ: ಕ್ರಿಸ್‌ಮಸ್']);
  });

  it('is that of the reader’s day in a document which was drawn before', async () => {
    await draw(<SiteFooter />, { hours });
    bringDatesUpToDate(new Date('2026-12-20T09:00:00+05:30'));
    expect(sentences()).toEqual(['Closed 24-12-2026 to 27-12-2026: Christmas']);
    bringDatesUpToDate(new Date('2026-12-28T09:00:00+05:30'));
    expect(sentences()).toEqual([]);
  });
});

it('an app is told of what it shows, and of nothing else', async () => {
  await act(() => switchLanguage('en'));
  expect(render(<Asks of="contact" />).container.textContent).toBe(JSON.stringify(SHIPPED.contact));
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Asks of="products" />)).toThrow('No app is told of products');
});

function Asks({ of }: { of: 'contact' | 'products' }) {
  return JSON.stringify(useContent(of));
}
