import type { Feature } from '../../feature.ts';
import { defineDrawing } from './draw-weeks.ts';
import { reviewsRoutes } from './reviews.routes.ts';

/** Reviews: a second doctor's look at some of each week's plans. */
export const feature: Feature = {
  name: 'reviews',
  uses: ['cases', 'chat', 'identity', 'plans'],
  tables: ['plan_review_weeks', 'plan_reviews'],
  reads: {
    plans:
      'What is drawn from, who wrote it, and how complete it was. A plan that is erased takes its review along.',
    chats: 'A plan is of the farmer of its chat.',
    farmers: 'Nothing is drawn or shown of a farmer who asked to be deleted.',
    outcomes: 'Whether it worked stands beside the plan.',
  },
  routes: { api: reviewsRoutes },
  jobs: defineDrawing,
};
