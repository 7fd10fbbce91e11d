/** Pages and what belongs to running them: health, the home outbox. */
export { siteRoutes } from './site.routes.ts';
