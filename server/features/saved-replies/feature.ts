import type { Feature } from '../../feature.ts';
import { savedRepliesRoutes } from './saved-replies.routes.ts';

/** Saved replies: texts the office sends often, kept for all its browsers. */
export const feature: Feature = {
  name: 'saved-replies',
  uses: ['identity'],
  tables: ['saved_replies'],
  reads: {},
  routes: { api: savedRepliesRoutes },
};
