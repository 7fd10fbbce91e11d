import { execFileSync } from 'node:child_process';
import { type Browser, expect, test } from '@playwright/test';
import type { ContentKind } from '../../shared/contract/content/kinds.ts';
import { HttpClient } from '../../tools/http-client.ts';
import { IS_SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

test.skip(!IS_SHIPPED, 'told of the articles that are shipped');

/**
 * A month of an owner's edits through the routes of the desk, on the built site: twenty that are right, each read on its page
 * in the language it was written in, and ten that are wrong, each refused at its field with nothing changed. Each that is right
 * draws the site anew: `npm test` plays one of each kind, `npm run trials -- edits` all.
 */
const app = appForFile();

type Body = Record<string, unknown>;

interface Edit {
  what: string;
  kind: ContentKind;
  key?: string;
  /** Fields by their paths. */
  set: Record<string, unknown>;
}
/** The page that says it, and the words. */
type Right = Edit & { on: string; says: string };
type Wrong = Edit & { at: string; fault: string };

const DAY = { opens: '09:30', closes: '13:15' };

const TEAM = [
  {
    name: { en: 'Dr. Meena Rao', kn: 'ಡಾ. ಮೀನಾ ರಾವ್' },
    role: { en: 'Plant doctor', kn: 'ಸಸ್ಯ ವೈದ್ಯೆ' },
    qualification: { en: 'M.Sc. (Agri), Plant Pathology', kn: 'ಎಂ.ಎಸ್ಸಿ (ಕೃಷಿ), ಸಸ್ಯ ರೋಗ ಶಾಸ್ತ್ರ' },
    picture: 'founder',
  },
  { name: { en: 'Ravi', kn: 'ರವಿಶಂಕರ ಹೊಸಮನೆ' }, role: { en: 'At the counter', kn: 'ಅಂಗಡಿಯಲ್ಲಿ' } },
];

const RIGHT: Right[] = [
  {
    what: 'a price',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { price: 255.5 },
    on: '/products',
    says: '₹255.50',
  },
  {
    what: 'a name',
    kind: 'product',
    key: 'SEED-MAIZE-HYB',
    set: { 'name.en': 'Maize Gold' },
    on: '/products',
    says: 'Maize Gold',
  },
  {
    what: 'a text in Kannada',
    kind: 'product',
    key: 'FERT-UREA',
    set: { 'desc.kn': 'ಹೊಸ ವಿವರಣೆ ಇಲ್ಲಿದೆ', price: 266.5 },
    on: '/products?lang=kn',
    says: 'ಹೊಸ ವಿವರಣೆ ಇಲ್ಲಿದೆ',
  },
  {
    what: 'a pack',
    kind: 'product',
    key: 'FERT-DAP',
    set: { 'unit.en': '40 kg bag' },
    on: '/products',
    says: '40 kg bag',
  },
  {
    what: 'a price at the checkout',
    kind: 'product',
    key: 'SEED-MAIZE-HYB',
    set: { price: 431.25 },
    on: '/checkout?sku=SEED-MAIZE-HYB',
    says: '₹431.25',
  },
  {
    what: 'a second price of the same article, with further pictures',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { price: 245, pictures: ['product-plain', 'product-soil-test'] },
    on: '/products',
    says: 'More pictures',
  },
  {
    what: 'the shop’s name',
    kind: 'shop',
    set: { name: 'Green Field', gstin: '29AAGCB7383J1Z4' },
    on: '/about',
    says: 'Green Field',
  },
  {
    what: 'the shop’s name, once more',
    kind: 'shop',
    set: { name: 'Green Fields' },
    on: '/contact?lang=kn',
    says: 'Green Fields',
  },
  {
    what: 'the telephone',
    kind: 'contact',
    set: { phone: '+91 98450 12345' },
    on: '/contact',
    says: '98450 12345',
  },
  {
    what: 'the address in Kannada',
    kind: 'contact',
    set: { 'address.kn': ['ಹಸಿರು ಅಂಗಡಿ', 'ಕೆರೆ ರಸ್ತೆ, ಕೋಲಾರ'] },
    on: '/contact?lang=kn',
    says: 'ಕೆರೆ ರಸ್ತೆ, ಕೋಲಾರ',
  },
  { what: 'the hours of a Saturday', kind: 'hours', set: { saturday: DAY }, on: '/contact', says: '1:15' },
  {
    what: 'a licence',
    kind: 'licences',
    set: { 'licences.0.number': 'KA/TEST/4711' },
    on: '/products',
    says: 'KA/TEST/4711',
  },
  {
    what: 'the expert, and whom farmers meet',
    kind: 'people',
    set: { 'expert.name.en': 'Dr. Meena Rao', team: TEAM },
    on: '/about',
    says: 'Dr. Meena Rao',
  },
  {
    what: 'the grievance officer',
    kind: 'people',
    set: { 'grievance.name.kn': 'ರವಿ ಗೌಡ' },
    on: '/privacy-policy?lang=kn',
    says: 'ರವಿ ಗೌಡ',
  },
  { what: 'a claim', kind: 'statistics', set: { farmers: '6,150' }, on: '/', says: '6,150' },
  {
    what: 'a banner’s words',
    kind: 'banners',
    set: { 'banners.0.caption.kn': 'ಹೊಸ ಬೆಳೆ ಬಂದಿದೆ' },
    on: '/?lang=kn',
    says: 'ಹೊಸ ಬೆಳೆ ಬಂದಿದೆ',
  },
  {
    what: 'a policy',
    kind: 'policy',
    key: 'refund',
    set: { 'text.en': 'Money comes back within three days.' },
    on: '/refund-policy',
    says: 'Money comes back within three days.',
  },
  {
    what: 'the freight',
    kind: 'freight',
    set: { rows: [{ zone: { en: 'Hassan', kn: 'ಹಾಸನ' }, upToKg: 50, price: 90.5 }] },
    on: '/shipping-policy',
    says: '₹90.50',
  },
  {
    what: 'the maker',
    kind: 'product',
    key: 'FERT-DAP',
    set: { 'maker.en': 'Field Makers, Hubballi' },
    on: '/products',
    says: 'Field Makers, Hubballi',
  },
  {
    what: 'an article that is sold out',
    kind: 'product',
    key: 'FERT-DAP',
    set: { stock: 'out' },
    on: '/checkout?sku=FERT-DAP',
    says: 'DAP',
  },
];

const WRONG: Wrong[] = [
  {
    what: 'a price above the MRP',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { price: 301, mrp: 300 },
    at: 'price',
    fault: 'above-mrp',
  },
  {
    what: 'a price above the law',
    kind: 'product',
    key: 'FERT-UREA',
    set: { price: 999 },
    at: 'price',
    fault: 'above-law',
  },
  {
    what: 'a price of three decimals',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { price: 12.345 },
    at: 'price',
    fault: 'decimals',
  },
  {
    what: 'a negative price',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { price: -5 },
    at: 'price',
    fault: 'range',
  },
  {
    what: 'a name that turns the reading direction',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { 'name.en': 'Neem \u202eliO' },
    at: 'name.en',
    fault: 'unseen',
  },
  {
    what: 'an article without its Kannada name',
    kind: 'product',
    key: 'PEST-NEEM',
    set: { 'name.kn': '' },
    at: 'name.kn',
    fault: 'missing',
  },
  {
    what: 'a GSTIN of a wrong check sign',
    kind: 'shop',
    set: { gstin: '29AAGCB7383J1Z5' },
    at: 'gstin',
    fault: 'gstin',
  },
  {
    what: 'hours that end before they begin',
    kind: 'hours',
    set: { monday: { opens: '18:00', closes: '09:00' } },
    at: 'monday.closes',
    fault: 'order',
  },
  {
    what: 'a policy without its Kannada half',
    kind: 'policy',
    key: 'terms',
    set: { 'text.kn': '' },
    at: 'text.kn',
    fault: 'missing',
  },
  {
    what: 'a policy with a link to a script',
    kind: 'policy',
    key: 'terms',
    set: { 'text.en': '[here](javascript:alert(1))' },
    at: 'text.en',
    fault: 'link',
  },
];

const PLAYED =
  process.env.EVERY_EDIT === '1'
    ? RIGHT
    : RIGHT.filter(({ kind }, at) => RIGHT.findIndex((other) => other.kind === kind) === at);

const PATH = '/api/admin/content';

async function ownerOf(browser: Browser): Promise<HttpClient> {
  const { page } = await OfficeScreen.enter(browser, app);
  const owner = new HttpClient(app.url);
  for (const { name, value } of await page.context().cookies()) owner.cookies.set(name, value);
  await page.context().close();
  return owner;
}

function withFields(body: Body, fields: Record<string, unknown>): Body {
  const next = JSON.parse(JSON.stringify(body)) as Body;
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Body>((at, name) => at[name] as Body, next);
    holder[last] = value;
  }
  return next;
}

async function itemOf(owner: HttpClient, { kind, key = '' }: Edit) {
  const { body } = await owner.get(`${PATH}/item?kind=${kind}&key=${key}`);
  return body.item;
}

/** Saves the draft and asks for its publication, as the form does. */
async function publish(owner: HttpClient, edit: Edit) {
  const { kind, key = '', set } = edit;
  const { version, published, draft } = await itemOf(owner, edit);
  const revision = draft?.revision ?? 0;
  const body = withFields(published, set);
  const saved = await owner.put(`${PATH}/draft`, { kind, key, version, revision, body });
  expect(saved.status, edit.what).toBe(200);
  return owner.post(`${PATH}/publish`, { kind, key, revision: saved.body.item.draft.revision });
}

const read = async (address: string) =>
  (await fetch(`${app.url}${address}`, { headers: { 'accept-language': 'en' } })).text();
const filesOfCheckout = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });

test('thirty edits: the right ones live, the wrong ones refused at their field', async ({ browser }) => {
  expect([RIGHT.length, WRONG.length]).toEqual([20, 10]);
  const files = filesOfCheckout();
  const owner = await ownerOf(browser);

  for (const edit of PLAYED) {
    await test.step(edit.what, async () => {
      const answer = await publish(owner, edit);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      await expect.poll(() => read(edit.on), { timeout: 60_000 }).toContain(edit.says);
    });
  }

  for (const edit of WRONG) {
    await test.step(`not ${edit.what}`, async () => {
      const before = await itemOf(owner, edit);
      const { status, body } = await publish(owner, edit);
      expect([status, body.code]).toEqual([422, 'CONTENT_INVALID']);
      expect(body.fields).toEqual({ [edit.at]: edit.fault });
      const { version, published, draft } = await itemOf(owner, edit);
      expect([version, published]).toEqual([before.version, before.published]);
      await owner.del(`${PATH}/draft?kind=${edit.kind}&key=${edit.key ?? ''}&revision=${draft.revision}`);
    });
  }

  expect(filesOfCheckout(), 'nothing of it is written into the checkout').toBe(files);
});
