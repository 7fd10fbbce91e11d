/** Dispatch: goods on their way. */
export { dispatchRoutes } from './dispatch.routes.ts';
