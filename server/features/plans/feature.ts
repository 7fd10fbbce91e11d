import type { Feature } from '../../feature.ts';
import { noteSprayed } from './past-sprays.ts';
import { erasePlans, exportPlans, movePlansOfChat } from './personal.store.ts';
import { plansRoutes } from './plans.routes.ts';
import { advisedOf, hasPlanDraft, planIdsOf } from './plans.store.ts';

/** Plans: what the clinic advises for a case, judged before it is sent and kept as it was sent. */
export const feature: Feature = {
  name: 'plans',
  uses: ['cases', 'chat', 'identity', 'uploads'],
  tables: ['plan_drafts', 'plans', 'plan_lines', 'plan_templates', 'plan_holds'],
  reads: {
    cases:
      'A draft is erased with its case; what a plan had sprayed counts for the crop that its case has by now.',
    chats: 'A farmer’s plans are those of their chat.',
    farmers: 'Nothing is shown of a farmer who asked to be deleted.',
  },
  routes: { api: plansRoutes },
  queries: { advisedOf, hasPlanDraft, planIdsOf },
  hooks: {
    onPlanReported: noteSprayed,
    onMerge: (_ctx, tx, { from, into }) => movePlansOfChat(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await erasePlans(tx, chatId);
    },
    onExport: { plans: exportPlans },
  },
};
