// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SHIPPED } from '../../tests/support/shipped-content.ts';
import { Seller } from '../features/catalogue/Seller.tsx';
import { VideoFacade } from '../features/guide/VideoFacade.tsx';
import { ChannelPopup } from '../features/home/ChannelPopup.tsx';
import { Education } from '../features/home/Education.tsx';
import { Founder } from '../features/home/Founder.tsx';
import { Stories } from '../features/home/Stories.tsx';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { PayBox } from '../features/payments/checkout/PayBox.tsx';
import type { Order } from '../features/payments/checkout/read-order.ts';
import { useOrderNow } from '../features/payments/checkout/use-order-now.ts';
import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import { SiteContentContext } from '../lib/content/content.ts';
import { loadStrings, switchLanguage } from '../lib/i18n.ts';
import AboutPage from './about.document.tsx';
import ContactPage from './contact.document.tsx';

beforeAll(async () => {
  await loadStrings(['home', 'about', 'contact', 'products', 'checkout', 'policies', 'guide', 'moving']);
});
afterEach(cleanup);

const ORDER: Order = { name: '', sku: 'GEN-001', amountPaise: 0 };
const STORY = {
  ...{ picture: 'story-paddy', text: both('It was zinc.'), author: both('Shivamma') },
  ...{ place: both('Malavalli'), crop: both('Paddy') },
};
const CONTENT = { ...SHIPPED, stories: { stories: [STORY, STORY] } };

/** Every place that shows what may be invented, and of each mark there the items that it stands for. */
const PLACES: [string, () => ReactNode, string[][]][] = [
  ['the founder', () => <Founder />, [['people', 'about']]],
  ['each of the stories', () => <Stories />, [['stories'], ['stories']]],
  ['the story of the house and its films', () => <AboutPage />, [['about'], ['contact']]],
  ['the film and the channel of the home page', () => <Education />, [['films'], ['contact']]],
  ['the channel popup', () => <ChannelPopup />, [['contact']]],
  ['the film of a chapter', () => <VideoFacade video="14-soil-test" title="Film" />, [['films']]],
  [
    'telephone, place and officer on the contact page',
    () => <ContactPage />,
    [['contact'], ['contact'], ['people']],
  ],
  ['who sells', () => <Seller />, [['shop', 'contact', 'licences', 'people']]],
  [
    'a policy that names the seller',
    () => <PolicyPage id="terms" body="" />,
    [['shop', 'contact', 'people']],
  ],
  [
    'telephone and licences in the footer',
    () => <SiteFooter />,
    // A phone hides the heading that has the first.
    [['contact'], ['shop', 'contact', 'licences', 'people']],
  ],
];

describe.each([
  ['en', 'Sample'],
  ['kn', 'ಮಾದರಿ'],
] as const)('what was invented is marked as long as it is, item by item (%s)', (language, word) => {
  const marks = () => screen.queryAllByText(word, { exact: true });

  it.each(PLACES)('%s', async (_where, draw, expected) => {
    await act(() => switchLanguage(language));
    for (const id of ['', ...new Set(expected.flat())]) {
      const content = { ...CONTENT, samples: new Set(id ? [id] : []) };
      await act(async () => void render(<SiteContentContext value={content}>{draw()}</SiteContentContext>));
      expect(marks(), id).toHaveLength(expected.filter((ids) => ids.includes(id)).length);
      cleanup();
    }
  });

  it.each([true, false])('who is paid: %s', async (isSample) => {
    await act(() => switchLanguage(language));
    await act(async () => void render(<PayBoxOf isSample={isSample} />));
    expect(marks()).toHaveLength(isSample ? 1 : 0);
  });
});

/** As the checkout draws it. */
function PayBoxOf({ isSample }: { isSample: boolean }) {
  const now = useOrderNow(ORDER, CONTENT.pay.upi);
  return <PayBox order={ORDER} now={now} reference="AV1" isSample={isSample} onTry={() => {}} />;
}

function both(text: string) {
  return { en: text, kn: text };
}
