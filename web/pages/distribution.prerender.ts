import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness } from '../build/site/structured-data.ts';

const path = '/distribution';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'distribution-hero', title: translate('distribution', 'hero.title') }),
  structuredData: (page) => [
    localBusiness(page),
    breadcrumbs(page, [{ name: page.translate('common', 'nav.distribution'), path }]),
  ],
};
