import type { Static } from 'typebox';
import {
  choice,
  day,
  flag,
  group,
  line,
  list,
  localized,
  maybe,
  number,
  picture,
  rupees,
  text,
} from './fields.ts';

export const CATEGORIES = ['seeds', 'fertilizers', 'pesticides', 'services'] as const;

/**
 * `in` and `low` are paid for online. `ask`: sold at the counter alone (subsidised fertilisers, seasonal prices);
 * `request`: comes when somebody wants it; both show "Ask for it" in place of Pay Now. `out`: neither.
 */
export const STOCK_STATES = ['in', 'low', 'ask', 'request', 'out'] as const;

/** One article or service of the price list. Prices include GST. */
export const ProductContent = group({
  sku: line(30, { pattern: '^[A-Z0-9][A-Z0-9-]{1,29}$', fault: 'sku' }),
  category: choice(CATEGORIES),
  /** Place on its shelf; equal ones stand by sku. */
  position: number(0, 100_000),
  picture: picture(),
  /** More of it: the other side of the pack, its label. */
  pictures: maybe(list(picture(), 3)),
  name: localized(line(80)),
  unit: localized(line(60)),
  desc: localized(text(500)),
  price: rupees(),
  /** As printed on the pack; the price, where it is left out. */
  mrp: maybe(rupees()),
  /** The most the law allows for one pack, and where it says so. */
  statutory: maybe(group({ rupees: rupees(), source: line(160) })),
  stock: choice(STOCK_STATES),
  /** HSN of goods, SAC of services. */
  hsn: line(8, { pattern: '^\\d{4,8}$', fault: 'hsn' }),
  gst: group({
    rate: number(0, 40, { unit: '%' }),
    /** Since when it holds. */
    from: maybe(day()),
  }),
  maker: maybe(localized(line(160))),
  origin: maybe(localized(line(60))),
  /** Common or technical name: variety, nutrient grade, active ingredient with its strength. */
  contains: maybe(localized(line(120))),
  /** Under which the Central Insecticides Board registered it. */
  registration: maybe(line(60)),
  actives: maybe(
    list(
      group({
        name: line(60),
        /** As on the label: `0.15`, `75`. */
        strength: number(0, 100, { unit: '%' }),
        formulation: line(8, { pattern: '^[A-Z]{1,4}$', fault: 'formulation' }),
      }),
      4,
    ),
  ),
  /** Colour of the triangle on the pack. */
  hazard: maybe(choice(['red', 'yellow', 'blue', 'green'])),
  /** What the label allows it for. */
  claims: maybe(
    list(
      group({
        crop: line(40),
        pest: localized(line(80)),
        dose: line(60),
        /** Days from the last spray to the harvest; absent where the label prints none. */
        waitingDays: maybe(number(0, 365)),
      }),
      40,
    ),
  ),
  /** Until when it may be used, and what of it comes back, where the sentence of its category does not fit. */
  expiry: maybe(localized(line(200))),
  returns: maybe(localized(line(200))),
  /** Its lots are noted with their expiry at dispatch. */
  batches: maybe(flag()),
});
export type Product = Static<typeof ProductContent>;

/** What a new article begins with: the neutral picture, behind all others on its shelf, not sold before somebody says so. */
export const NEW_ARTICLE = {
  picture: 'product-plain',
  position: 1000,
  stock: 'request',
} as const satisfies Partial<Product>;

/** What carrying goods costs, by where they go and how heavy they are. */
export const FreightContent = group({
  rows: list(
    group({
      zone: localized(line(80)),
      /** Up to and with this weight. */
      upToKg: number(0, 100_000, { unit: 'kg' }),
      price: rupees(),
    }),
    60,
  ),
});
