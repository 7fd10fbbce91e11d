import type { Feature } from '../../feature.ts';
import { defineGauges } from './gauges.ts';
import { defineOperationsJobs } from './jobs.ts';
import { healthRoutes, operationsRoutes } from './operations.routes.ts';

/** What the operators of the machine ask of the app: is it well, is it ready, how does it go. */
export const feature: Feature = {
  name: 'operations',
  uses: ['payments'],
  tables: ['readiness', 'backup_runs'],
  reads: {},
  routes: { api: healthRoutes, open: operationsRoutes },
  jobs(ctx, onClose) {
    defineGauges(ctx);
    defineOperationsJobs(ctx, onClose);
  },
};
