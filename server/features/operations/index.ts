/** What the operators of the machine ask of the app: is it well, is it ready, how does it go. */
export { defineOperationsJobs } from './jobs.ts';
export { operationsRoutes } from './operations.routes.ts';
