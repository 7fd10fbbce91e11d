/** Dispatch: goods on their way. */
export { type DispatchRow, listDispatches } from './dispatches.store.ts';
