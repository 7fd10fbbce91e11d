import type { Product } from '#shared/contract/content/products.ts';
import { SHELF_PATH, shelfAddress } from '#shared/domain/catalogue/shelf-address.ts';
import { whyNotSold } from '#shared/domain/content/selling.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { isSoldOnline } from '#shared/domain/money/statutory-price.ts';
import { addressIn } from '#shared/domain/site-routes.ts';
import { WEEKDAYS } from '#shared/domain/time/working-hours.ts';
import type { BuildPage } from './document-page.ts';

/** A schema.org thing; `@context` is added where it is written out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Who the business is; every page may point to it by this id. */
export function localBusiness({ url, language, content }: BuildPage): Thing {
  const { shop, contact, hours } = content;
  const [, street, locality = ''] = contact.address[language];
  const { latitude, longitude, postalCode } = contact.place;
  return {
    '@type': 'LocalBusiness',
    '@id': url('/#business'),
    name: shop.name,
    legalName: shop.legalName,
    url: url('/'),
    logo: url('/icons/icon-512.png'),
    image: url('/icons/icon-512.png'),
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality.replace(/\s*\d{6}$/, ''),
      postalCode,
      addressRegion: 'Karnataka',
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(hours),
    specialOpeningHoursSpecification:
      hours.closures.length > 0
        ? hours.closures.map(({ from, until }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: from,
            validThrough: until,
            opens: '00:00',
            closes: '00:00',
          }))
        : undefined,
  };
}

/** One entry for all days with the same times: most weeks have one or two of them. */
function openingHours(hours: BuildPage['content']['hours']): Thing[] {
  const byTimes = new Map<string, Thing & { dayOfWeek: string[] }>();
  for (const day of WEEKDAYS) {
    const times = hours[day];
    if (!times) continue;
    const key = `${times.opens} ${times.closes}`;
    const entry = byTimes.get(key) ?? { '@type': 'OpeningHoursSpecification', dayOfWeek: [], ...times };
    entry.dayOfWeek.push(`https://schema.org/${capital(day)}`);
    byTimes.set(key, entry);
  }
  return [...byTimes.values()];
}

/** Where a page stands in the site, from the home page on; the last one is the page itself. */
export function breadcrumbs(
  { url, translate, language }: BuildPage,
  trail: readonly { name: string; path: string }[],
): Thing {
  const home = { name: translate('common', 'nav.home'), path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(addressIn(path, language)),
    })),
  };
}

interface ArticleFacts {
  headline: string;
  description: string;
  /** Path of its picture. */
  image?: string;
  /** ISO date. */
  dateModified?: string;
}

/** A chapter of the guide. */
export function article({ url, path, language, content }: BuildPage, facts: ArticleFacts): Thing {
  const business = { '@id': url('/#business'), '@type': 'Organization', name: content.shop.name };
  return {
    '@type': 'Article',
    ...facts,
    image: facts.image && url(facts.image),
    inLanguage: language,
    mainEntityOfPage: url(path),
    author: business,
    publisher: business,
  };
}

/** Questions with their answers, as text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * What can be bought: goods, or work done for the buyer. The page must hold the business too, whom both point to. The
 * goods are other makers', so they carry no brand of ours; who made them is on the page.
 */
export function offered({ url, picture, language, content, query }: BuildPage, item: Product): Thing {
  const business = { '@id': url('/#business') };
  const image = picture(item.picture);
  const place = query.size > 0 ? shelfAddress({ words: item.sku }) : SHELF_PATH;
  const notSold = whyNotSold(item, content.licences.licences, dayInIndia(new Date()));
  const facts = {
    name: item.name[language],
    description: item.desc[language],
    // The build puts a small drawing into the page itself: that is no address a search engine could fetch.
    image: image?.startsWith('/') ? url(image) : undefined,
    ...(isSoldOnline(item) && !notSold
      ? { offers: offerOf(item, url(`${place}#${item.sku}`), business) }
      : {}),
  };
  if (item.category === 'services') return { '@type': 'Service', ...facts, provider: business };
  return { '@type': 'Product', ...facts, sku: item.sku };
}

/** Whether it is in stock is known to the counter alone, so nothing is said of it. */
function offerOf({ price }: Product, url: string, seller: object): Thing {
  return { '@type': 'Offer', price: price.toFixed(2), priceCurrency: 'INR', url, seller };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
