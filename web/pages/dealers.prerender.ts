import type { Prerendered } from '../build/site/prerendered.ts';
import { breadcrumbs, localBusiness } from '../build/site/structured-data.ts';

const path = '/dealers';

export const prerendered: Prerendered = {
  path,
  card: ({ translate }) => ({ scene: 'dealers', title: translate('dealers', 'hero.title') }),
  structuredData: (page) => [
    localBusiness(page),
    breadcrumbs(page, [{ name: page.translate('dealers', 'hero.title'), path }]),
  ],
};
