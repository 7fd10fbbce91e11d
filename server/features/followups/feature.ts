import type { Feature } from '../../feature.ts';
import { defineAsking } from './ask-farmers.ts';
import { followupsRoutes } from './followups.routes.ts';
import { exportOutcomes } from './followups.store.ts';
import { takeOutcome } from './take-outcome.ts';

/** Followups: whether a plan worked, asked of its farmer on the day that the doctor set. */
export const feature: Feature = {
  name: 'followups',
  uses: ['plans', 'cases', 'chat', 'content', 'identity', 'push'],
  tables: ['checkups', 'outcomes'],
  reads: {
    plans: 'What is asked about, on which day, and of which case it is.',
    plan_lines: 'What came of each product.',
    cases: 'Nothing is asked of a case that is closed; it names the taluk of the field.',
    chats: 'A plan is asked about in its chat.',
    farmers: 'Nobody is asked who is blocked or asked to be deleted; the address names a taluk.',
    answer_promises: 'How many promised answers came in time stands beside what came of them.',
  },
  routes: { api: followupsRoutes },
  jobs: defineAsking,
  hooks: { onPlanReported: takeOutcome, onExport: { outcomes: exportOutcomes } },
};
