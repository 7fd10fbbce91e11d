import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness } from '../build/site/structured-data.ts';

const path = '/about';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'about', title: translate('about', 'hero.title') }),
  structuredData: (page) => [
    localBusiness(page),
    breadcrumbs(page, [{ name: page.translate('common', 'nav.about'), path }]),
  ],
};
