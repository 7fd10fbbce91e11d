import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness } from '../build/site/structured-data.ts';

const path = '/contact';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'contact', title: translate('contact', 'hero.title') }),
  structuredData: (page) => [
    localBusiness(page),
    breadcrumbs(page, [{ name: page.translate('common', 'nav.contact'), path }]),
  ],
};
