import { BUSINESS } from '#content/business.ts';
import { CATALOGUE } from '#content/catalogue.ts';
import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, product } from '../build/site/structured-data.ts';

const path = '/products';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'banner-delivery', title: translate('products', 'heading') }),
  structuredData: (page) => [
    breadcrumbs(page, [
      { name: page.translate('common', 'nav.home'), path: '/' },
      { name: page.translate('products', 'heading'), path },
    ]),
    ...CATALOGUE.map(({ name, desc, sku, price }) =>
      product(page, {
        name: name[page.language],
        description: desc[page.language],
        sku,
        price,
        brand: BUSINESS.name,
      }),
    ),
  ],
};
