import type { Feature } from '../../feature.ts';
import { firstStartRoutes } from './first-start.routes.ts';

/** From a started program to a shop of one's own, in the browser: how far the owner has come, and what is still lacking. */
export const feature: Feature = {
  name: 'first-start',
  uses: ['identity'],
  tables: ['first_start'],
  reads: {},
  routes: { api: firstStartRoutes },
};
