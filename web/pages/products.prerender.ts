import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness, offered } from '../build/site/structured-data.ts';

const path = '/products';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'banner-delivery', title: translate('products', 'heading') }),
  structuredData: (page) => [
    breadcrumbs(page, [{ name: page.translate('products', 'heading'), path }]),
    localBusiness(page),
    ...page.catalogue.map((item) => offered(page, item)),
  ],
};
