/** Dispatch: goods on their way. */
export { dispatchRoutes } from './dispatch.routes.ts';
export { type DispatchRow, listDispatches } from './dispatches.store.ts';
