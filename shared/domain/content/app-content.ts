import type { ContentId, SiteContent } from '../../contract/content/kinds.ts';
import { type PriceAboveLaw, pricesAboveLaw } from '../money/statutory-price.ts';

/** What the apps show of the shop's content; documents are drawn from all of it. The UPI account is not of it: a phone keeps the page. */
const APP_KINDS = ['shop', 'contact', 'hours', 'licences', 'people'] as const;

/** What an app is told by the page it starts from, as JSON. */
export type AppContent = Pick<SiteContent, (typeof APP_KINDS)[number]> & {
  /** Of the price list the office hears what is offered above the law. */
  readonly aboveLaw: readonly PriceAboveLaw[];
  readonly samples: readonly ContentId[];
};

export function appContentOf(content: SiteContent): AppContent {
  const { shop, contact, hours, licences, people } = content;
  return {
    ...{ shop, contact, hours, licences, people },
    aboveLaw: pricesAboveLaw(content.products),
    samples: APP_KINDS.filter((kind) => content.samples.has(kind)),
  };
}

/** Where the build leaves room for the shop's name, in text and attributes. */
export const SHOP_MARK = '%SHOP%';
/** Where it leaves room for `AppContent`, inside a script element that holds data; a shell that is not filled is JSON too. */
const CONTENT_MARK = '"%CONTENT%"';

/** The page an app starts from, with the shop's content in it. */
export function fillShell(html: string, content: SiteContent): string {
  // Nothing inside a text may end the script element.
  const json = JSON.stringify(appContentOf(content)).replaceAll('<', '\\u003c');
  return nameShop(html, content.shop.name).replaceAll(CONTENT_MARK, () => json);
}

/** Where the build leaves room for its telephone: as people read it, and as it is dialled. */
export const PHONE_MARKS = { read: '%PHONE%', dialled: '%TEL%' } as const;

/** The page that is shown without internet, with the shop's name and telephone in it. */
export const nameContact = (html: string, { shop, contact }: Pick<SiteContent, 'shop' | 'contact'>): string =>
  nameShop(html, shop.name)
    .replaceAll(PHONE_MARKS.read, () => escapeHtml(contact.phone))
    .replaceAll(PHONE_MARKS.dialled, () => contact.phone.replace(/[^+\d]/g, ''));

/** Puts the shop's name in place of the mark that the build left. */
export const nameShop = (html: string, name: string): string =>
  html.replaceAll(SHOP_MARK, () => escapeHtml(name));

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Letters as they may stand in text and in attributes between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');
