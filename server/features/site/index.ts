/** Pages and what belongs to running them: health, the home outbox. */
export { SHARE_TARGET_PATH } from './app.routes.ts';
export { siteRoutes } from './site.routes.ts';
