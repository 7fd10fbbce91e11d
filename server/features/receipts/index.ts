/** Receipts: a numbered paper for every payment that came in, once. */
export { receiptsRoutes } from './receipts.routes.ts';
