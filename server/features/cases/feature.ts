import type { Feature } from '../../feature.ts';
import { casesRoutes } from './cases.routes.ts';
import { releaseCasesOf } from './cases.store.ts';
import { eraseCases, exportCases, moveCases } from './personal.store.ts';
import { takeSend } from './take-intake.ts';

/** Cases: what is wrong on a farmer's field, and how far the clinic is with it. */
export const feature: Feature = {
  name: 'cases',
  uses: ['chat', 'identity'],
  tables: ['cases', 'case_messages', 'intake_awaits'],
  reads: {
    chats: 'A farmer’s cases are those of their chat; the list has none of a farmer who asked to be deleted.',
    farmers: 'The list names the farmer.',
    messages: 'A case gathers messages of its chat, and shows them in their order.',
    staff: 'A case names its doctor, who must be somebody that still works here.',
  },
  routes: { api: casesRoutes },
  hooks: {
    onFarmerSend: takeSend,
    onStaffLeavesChats: (_ctx, tx, staffId) => releaseCasesOf(tx, staffId),
    onMerge: (_ctx, tx, { from, into }) => moveCases(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseCases(tx, chatId);
    },
    onExport: { cases: exportCases },
  },
};
