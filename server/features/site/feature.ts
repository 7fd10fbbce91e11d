import type { Feature } from '../../feature.ts';
import { siteRoutes } from './site.routes.ts';

export const feature: Feature = {
  name: 'site',
  uses: [],
  tables: [],
  reads: {},
  routes: { open: siteRoutes },
};
