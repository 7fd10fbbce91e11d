// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { STORIES } from '#content/stories.ts';
import { Seller } from '../features/catalogue/Seller.tsx';
import { VideoFacade } from '../features/guide/VideoFacade.tsx';
import { Education } from '../features/home/Education.tsx';
import { Founder } from '../features/home/Founder.tsx';
import { Stories } from '../features/home/Stories.tsx';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { PayBox } from '../features/payments/checkout/PayBox.tsx';
import type { Order } from '../features/payments/checkout/read-order.ts';
import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import { loadStrings, switchLanguage } from '../lib/i18n.ts';
import AboutPage from './about.document.tsx';
import ContactPage from './contact.document.tsx';

beforeAll(async () => {
  await loadStrings(['home', 'about', 'contact', 'products', 'checkout', 'policies', 'guide']);
});
afterEach(cleanup);

const ORDER: Order = { name: '', sku: 'GEN-001', amountPaise: 0, listed: undefined };

/** Every place that shows an invented fact, and how many marks stand there. */
const PLACES: [string, () => ReactNode, number][] = [
  ['the founder', () => <Founder />, 1],
  ['each of the stories', () => <Stories />, STORIES.length],
  ['the story of the house and its films', () => <AboutPage />, 2],
  ['the film and the channel of the home page', () => <Education />, 2],
  ['the film of a chapter', () => <VideoFacade video="14-soil-test" title="Film" />, 1],
  ['telephone, place and officer on the contact page', () => <ContactPage />, 3],
  ['who sells', () => <Seller />, 1],
  ['who is paid', () => <PayBox order={ORDER} reference="AV1" />, 1],
  ['a policy that names the seller', () => <PolicyPage id="terms" body="" />, 1],
  ['telephone and licences in the footer', () => <SiteFooter />, 2],
];

describe.each([
  ['en', 'Sample'],
  ['kn', 'ಮಾದರಿ'],
] as const)('what was invented is marked as long as it is (%s)', (language, word) => {
  it.each(PLACES)('%s', async (_where, draw, count) => {
    await act(() => switchLanguage(language));
    await act(async () => void render(draw()));
    expect(screen.queryAllByText(word, { exact: true })).toHaveLength(BUSINESS.sample ? count : 0);
  });
});
