import type { Feature } from '../../feature.ts';
import { spokenApiRoutes, spokenRoutes } from './spoken.routes.ts';

/** Lines that are read aloud, as people of the office spoke them. */
export const feature: Feature = {
  name: 'spoken',
  uses: ['identity'],
  tables: ['spoken_files', 'spoken_versions'],
  reads: {},
  routes: { api: spokenApiRoutes, guarded: spokenRoutes },
};
