import type { Prerendered } from '../build/site/prerendered.ts';
import { localBusiness } from '../build/site/structured-data.ts';

export const prerendered: Prerendered = {
  path: '/',
  card: ({ translate }) => ({ scene: 'plant-doctor', title: translate('home', 'hero.title') }),
  structuredData: (page) => [localBusiness(page)],
};
