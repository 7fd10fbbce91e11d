import type { Static, TSchema } from 'typebox';
import {
  AboutContent,
  ContactContent,
  HoursContent,
  LicencesContent,
  PayContent,
  PeopleContent,
  ShopContent,
  StatisticsContent,
} from './facts.ts';
import { BannersContent, FilmsContent, PolicyContent, PopupContent, StoriesContent } from './pages.ts';
import { FreightContent, ProductContent } from './products.ts';

interface KindRow {
  schema: TSchema;
  /** Its items have keys: articles their sku, policies their name. All other kinds have one item, keyed by ''. */
  keyed: boolean;
  /** Items come and go; of other kinds there are those that were shipped. */
  grows: boolean;
}

/** What an owner edits, by kind. A new kind is a row here; tables, forms, versions and export follow from it. */
export const CONTENT_KINDS = {
  shop: { schema: ShopContent, keyed: false, grows: false },
  contact: { schema: ContactContent, keyed: false, grows: false },
  hours: { schema: HoursContent, keyed: false, grows: false },
  licences: { schema: LicencesContent, keyed: false, grows: false },
  people: { schema: PeopleContent, keyed: false, grows: false },
  about: { schema: AboutContent, keyed: false, grows: false },
  pay: { schema: PayContent, keyed: false, grows: false },
  statistics: { schema: StatisticsContent, keyed: false, grows: false },
  stories: { schema: StoriesContent, keyed: false, grows: false },
  banners: { schema: BannersContent, keyed: false, grows: false },
  popup: { schema: PopupContent, keyed: false, grows: false },
  films: { schema: FilmsContent, keyed: false, grows: false },
  freight: { schema: FreightContent, keyed: false, grows: false },
  policy: { schema: PolicyContent, keyed: true, grows: false },
  product: { schema: ProductContent, keyed: true, grows: true },
} as const satisfies Record<string, KindRow>;

export type ContentKind = keyof typeof CONTENT_KINDS;
export type ContentBody<K extends ContentKind = ContentKind> = Static<(typeof CONTENT_KINDS)[K]['schema']>;

/** Names one item: `hours`, `product:FERT-UREA`. */
export type ContentId = string;

export const contentId = (kind: ContentKind, key: string): ContentId =>
  key === '' ? kind : `${kind}:${key}`;

/** What the shop says and sells at one moment. Never changed: whoever holds it sees one moment whole. */
export type SiteContent = {
  readonly [K in Exclude<ContentKind, 'product' | 'policy'>]: ContentBody<K>;
} & {
  /** By category, then position, then sku. */
  readonly products: readonly ContentBody<'product'>[];
  readonly policies: Readonly<Record<string, ContentBody<'policy'>>>;
  /** What is still as it was invented for development, by `contentId`. */
  readonly samples: ReadonlySet<ContentId>;
};
