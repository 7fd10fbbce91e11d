import { describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';
import type { ContentBody } from './kinds.ts';

const PRODUCT: ContentBody<'product'> = {
  sku: 'PEST-NEEM',
  category: 'pesticides',
  position: 10,
  picture: 'product-neem',
  name: { en: 'Neem Oil', kn: 'ಬೇವಿನ ಎಣ್ಣೆ' },
  unit: { en: '1 L bottle', kn: '1 ಲೀಟರ್ ಬಾಟಲಿ' },
  desc: { en: 'Against young sucking pests.', kn: 'ರಸ ಹೀರುವ ಎಳೆಯ ಕೀಟಗಳಿಗೆ.' },
  price: 250,
  mrp: 260,
  stock: 'in',
  hsn: '3808',
  gst: { rate: 5 },
  maker: { en: 'Maker, Peenya', kn: 'ತಯಾರಕರು, ಪೀಣ್ಯ' },
  origin: { en: 'India', kn: 'ಭಾರತ' },
  contains: { en: 'Azadirachtin 0.15% EC', kn: 'ಅಜಾಡಿರಕ್ಟಿನ್ ಶೇ 0.15 ಇ.ಸಿ.' },
  registration: 'CIR-1/2024',
};

const found = (kind: Parameters<typeof checkContent>[0], body: unknown) =>
  checkContent(kind, body).map(({ path, code }) => `${path} ${code}`);

describe('an article', () => {
  it('may stand', () => {
    expect(found('product', PRODUCT)).toEqual([]);
    const { maker: _, origin: __, contains: ___, registration: ____, ...service } = PRODUCT;
    expect(found('product', { ...service, category: 'services' })).toEqual([]);
  });

  it.each([
    ['a price above the MRP', { price: 261 }, ['price above-mrp']],
    ['a price above the law', { statutory: { rupees: 200, source: 'Order' } }, ['price above-law']],
    ['a negative price', { price: -1 }, ['price range']],
    ['no price', { price: 0 }, ['price free']],
    ['a price of three decimals', { price: 1.005 }, ['price decimals']],
    ['a price that is a text', { price: '250' }, ['price type']],
    ['an empty Kannada name', { name: { en: 'Neem', kn: '' } }, ['name.kn missing']],
    ['no Kannada at all', { name: { en: 'Neem' } }, ['name.kn missing']],
    ['a sku with a space', { sku: 'NEEM OIL' }, ['sku sku']],
    ['an empty sku', { sku: '' }, ['sku missing']],
    ['a category nobody knows', { category: 'toys' }, ['category choice']],
    ['a pesticide without its registration', { registration: undefined }, ['registration registration']],
    ['goods without their maker', { maker: undefined }, ['maker missing']],
    ['a day that is none', { gst: { rate: 5, from: '2026-02-31' } }, ['gst.from day']],
    ['a field nobody declared', { colour: 'green' }, ['colour unknown']],
    ['a price below a paisa', { price: 1e-9 }, ['price free']],
    ['a name nobody sees', { name: { en: '\u200d', kn: 'ಬೇವು' } }, ['name.en missing']],
    ['a name without a width', { name: { en: '\u200b', kn: 'ಬೇವು' } }, ['name.en unseen']],
    [
      'a mark that turns what is beside it',
      { name: { en: 'Neem \u200f250', kn: 'ಬೇವು' } },
      ['name.en unseen'],
    ],
    ['a name of two lines', { name: { en: 'Neem\n1 L', kn: 'ಬೇವು' } }, ['name.en unseen']],
    ['letters that turn the reading direction', { registration: 'CIR\u202e1' }, ['registration unseen']],
    ['an address as picture', { picture: 'javascript:alert(1)' }, ['picture picture']],
    ['an HSN of letters', { hsn: 'abc' }, ['hsn hsn']],
    [
      'an active ingredient without its strength',
      { actives: [{ name: 'Azadirachtin', formulation: 'EC' }] },
      ['actives.0.strength missing'],
    ],
    // What the schema refuses does not hide what the rules say of other fields, and is not spoken of twice.
    [
      'faults of both kinds at once',
      { unit: { en: '1 L' }, gst: { rate: 5, from: '2026-02-31' }, mrp: '260' },
      ['unit.kn missing', 'mrp type', 'gst.from day'],
    ],
    ['nothing but the price wrong in two ways', { price: 300.001 }, ['price decimals', 'price above-mrp']],
  ])('is refused with %s', (_what, change, faults) => {
    expect(found('product', { ...PRODUCT, ...change })).toEqual(faults);
  });

  it('is text wherever it has a script in it: nothing is refused for its signs', () => {
    expect(found('product', { ...PRODUCT, name: { en: '<script>alert(1)</script>', kn: 'ಬೇವು' } })).toEqual(
      [],
    );
  });
});

describe('hours', () => {
  const open = { opens: '09:30', closes: '18:30' };
  const hours = {
    ...{ sunday: null, monday: open, tuesday: open, wednesday: open, thursday: open, friday: open },
    saturday: open,
    holidays: ['01-26'],
    closures: [],
  };

  it.each([
    [{ monday: { opens: '18:30', closes: '09:30' } }, ['monday.closes order']],
    [{ monday: { opens: '9.30', closes: '18:30' } }, ['monday.opens clock']],
    [{ monday: { opens: '', closes: '18:30' } }, ['monday.opens missing']],
    [{ holidays: ['02-30'] }, ['holidays.0 holiday']],
    [
      { closures: [{ from: '2026-12-02', until: '2026-12-01', notice: { en: 'Closed', kn: 'ಮುಚ್ಚಿದೆ' } }] },
      ['closures.0.until order'],
    ],
  ])('are told where they are wrong: %j', (change, faults) => {
    expect(found('hours', hours)).toEqual([]);
    expect(found('hours', { ...hours, ...change })).toEqual(faults);
  });
});

describe('a policy', () => {
  const text = { en: 'Call {{phone}} or see [terms](/terms-and-conditions).', kn: 'ಕರೆ ಮಾಡಿ {{phone}}' };

  it.each([
    [{ en: text.en, kn: 'Only English' }, ['text.kn script']],
    [{ ...text, en: '[here](javascript:alert(1))' }, ['text.en link']],
    [{ ...text, kn: `ಪಠ್ಯ: ${'Only English, but for one word. '.repeat(3)}` }, ['text.kn script']],
    [{ ...text, en: '[here](//evil.example)' }, ['text.en link']],
    [{ ...text, en: '[here](/\\evil.example)' }, ['text.en link']],
    [{ ...text, en: 'Call {{ phone }}' }, ['text.en fact']],
    [{ ...text, en: 'See <http://shop.example>' }, ['text.en link']],
    [{ ...text, en: '[here]\n\n[here]: javascript:alert(1)' }, ['text.en link']],
    [{ ...text, en: 'Call {{telephone}}' }, ['text.en fact']],
  ])('is refused: %j', (words, faults) => {
    expect(found('policy', { text })).toEqual([]);
    expect(found('policy', { text: words })).toEqual(faults);
  });
});

describe('how the shop is reached', () => {
  const contact = {
    ...{ phone: '+91 98450 12345', whatsapp: '+919845012345', email: 'desk@agro.co.in' },
    address: { en: ['Main Road'], kn: ['ಮುಖ್ಯ ರಸ್ತೆ'] },
    place: { latitude: 12.9, longitude: 77.6, postalCode: '560001' },
    links: {
      ...{ whatsapp: 'https://wa.me/919845012345', channel: 'https://www.youtube.com/@agro' },
      map: 'https://maps.app.goo.gl?y=1',
    },
  };

  it.each([
    ...['+91 98450 1234', '+91 1 1 1 1 1 1', '+91 080 23456789', '+91 98450  12345'].map((phone) => ({
      change: { phone },
      fault: 'phone phone',
    })),
    ...['a@b.in,c@d.in', 'a@@b.in', 'a@b..in', 'a@b.in?bcc=c@d.in', '"><script>@x.in'].map((email) => ({
      change: { email },
      fault: 'email email',
    })),
    ...['https://', 'https://x', 'https://agro.in@evil.in', 'https://a.in/"><b>'].map((map) => ({
      change: { links: { ...contact.links, map } },
      fault: 'links.map address',
    })),
    { change: { address: { ...contact.address, kn: [] } }, fault: 'address.kn missing' },
  ])('is refused at its field: $change', ({ change, fault }) => {
    expect(found('contact', contact)).toEqual([]);
    expect(found('contact', { ...contact, ...change })).toEqual([fault]);
  });
});

it('what the house tells in English it tells in Kannada; a film has all its eleven signs', () => {
  expect(found('about', { story: { en: [], kn: [] } })).toEqual([]);
  expect(found('about', { story: { en: ['We began.'], kn: [] } })).toEqual(['story.kn missing']);
  expect(found('films', { home: 'dQw4w9WgXc', guide: [] })).toEqual(['home film']);
});

it('a tax number is checked by its check character, a story by its consent', () => {
  const shop = { name: 'Shop', legalName: 'Shop & Co', gstin: '29AABCB1234C1ZA', branches: [] };
  expect(found('shop', { ...shop, gstin: '29AABCB1234C1ZX' })).toEqual(['gstin gstin']);
  const story = {
    picture: 'story-paddy',
    text: { en: 'It grew.', kn: 'ಬೆಳೆಯಿತು.' },
    author: { en: 'A', kn: 'ಎ' },
    place: { en: 'B', kn: 'ಬಿ' },
    crop: { en: 'Paddy', kn: 'ಭತ್ತ' },
  };
  expect(found('stories', { stories: [story] })).toEqual(['stories.0.consent consent']);
  const consent = { on: '2026-10-01', kept: 'Folder 3' };
  expect(found('stories', { stories: [{ ...story, consent }] })).toEqual([]);
});
