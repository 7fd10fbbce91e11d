/** Plans: what the clinic advised. */
export { findPlan, isReplaced } from './plans.store.ts';
