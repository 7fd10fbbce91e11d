/** Plans: what the clinic advised. */
export { findPlan } from './plans.store.ts';
