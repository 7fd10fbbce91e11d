import { GUIDE } from 'virtual:guide';
import type { PictureId } from '#content/media/pictures.ts';
import type { Product } from '#shared/contract/content/products.ts';
import { readShelfQuery, shelfAddress } from '#shared/domain/catalogue/shelf-address.ts';
import { policies } from '../build/policies/policy-pages.ts';
import type { BuildPage } from '../build/site/document-page.ts';
import type { PagePart, Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness, offered } from '../build/site/structured-data.ts';
import { findOnShelf } from '../features/catalogue/find/shelf-index.ts';
import { firstOnShelves } from '../features/catalogue/shelves.ts';
import { cardOf, plateDoor } from './guide/documents.ts';

/** Troubles of four crops that a farmer knows at a glance. */
const PLATES_OF_THE_CLINIC = ['tomato-early-blight', 'chilli-thrips', 'paddy-blast', 'arecanut-koleroga'];

/** The documents by their component, `<key>.document.tsx`; those of the guide stand beside it (`guide/documents.ts`). */
export const DOCUMENTS: Record<string, Prerendered> = {
  home: {
    path: '/',
    card: ({ translate }) => ({ scene: 'plant-doctor', title: translate('home', 'hero.title') }),
    structuredData: (page) => [localBusiness(page)],
    content: ({ language }) => ({ html: {}, facts: GUIDE.crops[language].map(cardOf) }),
  },
  clinic: {
    ...ofTheHouse('/clinic', {
      scene: 'clinic-hero',
      title: ({ translate }) => translate('clinic', 'hero.title'),
      name: ({ translate }) => translate('common', 'nav.clinic'),
    }),
    content: ({ language }) => ({
      html: {},
      facts: PLATES_OF_THE_CLINIC.map((id) => plateDoor(id, language)),
    }),
  },
  distribution: ofTheHouse('/distribution', {
    scene: 'distribution-hero',
    title: ({ translate }) => translate('distribution', 'hero.title'),
    name: ({ translate }) => translate('common', 'nav.distribution'),
  }),
  dealers: ofTheHouse('/dealers', {
    scene: 'dealers',
    title: ({ translate }) => translate('dealers', 'hero.title'),
    name: ({ translate }) => translate('dealers', 'hero.title'),
  }),
  about: ofTheHouse('/about', {
    scene: 'about',
    title: ({ translate }) => translate('about', 'hero.title'),
    name: ({ translate }) => translate('common', 'nav.about'),
  }),
  contact: ofTheHouse('/contact', {
    scene: 'contact',
    title: ({ translate }) => translate('contact', 'hero.title'),
    name: ({ translate }) => translate('common', 'nav.contact'),
  }),
  products: {
    path: '/products',
    card: ({ translate }) => ({ scene: 'banner-delivery', title: translate('products', 'heading') }),
    structuredData: (page) => [
      breadcrumbs(page, [{ name: page.translate('products', 'heading'), path: page.path }]),
      localBusiness(page),
      ...shownArticles(page).map((item) => offered(page, item)),
    ],
    part: listPart,
  },
  'policies/policy': policies,
  /** Drawn for each request (`DRAWN_ON_REQUEST`): what it sells stands in the address. Without an article it is an empty till, and nothing to be found by searching. */
  'checkout/checkout': { path: '/checkout', indexed: false },
  /** Sent, with a true 404, for every address the site does not know. */
  'not-found': { path: '/404', indexed: false },
};

/** A page about the business: its card shows a scene, and search engines are told whose it is and where it stands. */
function ofTheHouse(
  path: string,
  words: { scene: PictureId; title: (page: BuildPage) => string; name: (page: BuildPage) => string },
): Prerendered {
  return {
    path,
    card: (page) => ({ scene: words.scene, title: words.title(page) }),
    structuredData: (page) => [localBusiness(page), breadcrumbs(page, [{ name: words.name(page), path }])],
  };
}

/**
 * A list as machines are told of it. Groups are few, and each of their pages is listed; what was typed, and crops, which
 * cut the same articles anew, are not: without end they would be found in place of the page itself.
 */
function listPart({ query, content }: BuildPage): PagePart | null {
  const asked = readShelfQuery(query);
  if (!asked || !findOnShelf(content.products, asked)) return null;
  return { address: shelfAddress(asked), indexed: asked.words === '' && asked.crop === '' };
}

/** The articles that the page shows, whole or a list of it. */
function shownArticles({ query, content: { products } }: BuildPage): readonly Product[] {
  const asked = query.size > 0 ? readShelfQuery(query) : null;
  return (asked ? findOnShelf(products, asked)?.items : undefined) ?? firstOnShelves(products);
}
