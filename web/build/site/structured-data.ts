import { BUSINESS } from '#content/business.ts';
import { WEEKDAYS } from '#shared/domain/working-hours.ts';
import type { BuildPage } from './build-page.ts';

/** A schema.org thing; `@context` is added where it is written out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Who the business is; every page may point to it by this id. */
export function localBusiness({ url, language }: BuildPage): Thing {
  const [, street, place = ''] = BUSINESS.address[language];
  return {
    '@type': 'LocalBusiness',
    '@id': url('/#business'),
    name: BUSINESS.name,
    legalName: BUSINESS.legalName,
    url: url('/'),
    logo: url('/icons/icon-512.png'),
    image: url('/icons/icon-512.png'),
    telephone: BUSINESS.phone,
    email: BUSINESS.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: place.replace(/\s*\d{6}$/, ''),
      postalCode: /\d{6}$/.exec(place)?.[0],
      addressRegion: 'Karnataka',
      addressCountry: 'IN',
    },
    openingHoursSpecification: WEEKDAYS.flatMap((day) => {
      const time = BUSINESS.hours[day];
      return time
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${capital(day)}`, ...time }]
        : [];
    }),
  };
}

/** Where a page stands in the site; the last one is the page itself. */
export function breadcrumbs({ url }: BuildPage, trail: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(path),
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
export function article({ url, path, language }: BuildPage, facts: ArticleFacts): Thing {
  const business = { '@id': url('/#business'), '@type': 'Organization', name: BUSINESS.name };
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

interface ProductFacts {
  name: string;
  description: string;
  sku: string;
  image?: string;
  /** Rupees, tax included. */
  price: number;
  brand?: string;
}

/** A thing with a price. */
export function product({ url }: BuildPage, { price, image, brand, ...facts }: ProductFacts): Thing {
  return {
    '@type': 'Product',
    ...facts,
    image: image && url(image),
    brand: brand && { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: url('/products'),
      seller: { '@id': url('/#business') },
    },
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
