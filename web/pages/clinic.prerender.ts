import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness } from '../build/site/structured-data.ts';

const path = '/clinic';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'clinic-hero', title: translate('clinic', 'hero.title') }),
  structuredData: (page) => [
    localBusiness(page),
    breadcrumbs(page, [{ name: page.translate('common', 'nav.clinic'), path }]),
  ],
};
