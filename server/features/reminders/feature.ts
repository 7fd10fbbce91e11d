import type { Feature } from '../../feature.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { eraseReminders, fromRemindersOf, mergeReminders, selectReminded } from './reminders.store.ts';
import { defineRinging, shareRemindersOf } from './ring-reminders.ts';

/** Reminders: when a chat comes back to whom, and why. Like notes and labels they are no part of a chat's log. */
export const feature: Feature = {
  name: 'reminders',
  uses: ['assignments', 'push', 'chat', 'identity'],
  tables: ['reminders'],
  reads: {
    chats: 'A reminder names whose chat it is about.',
    farmers: 'It shows the farmer, and nothing of one who asked to be deleted.',
    staff: 'What is due of somebody who has left is everybody’s.',
    staff_away: 'What is due of somebody who is away is everybody’s.',
  },
  routes: { api: remindersRoutes },
  jobs: defineRinging,
  queries: { fromRemindersOf, selectReminded },
  hooks: {
    onStaffLeavesChats: shareRemindersOf,
    onMerge: (_ctx, tx, { from, into }) => mergeReminders(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseReminders(tx, chatId);
    },
  },
};
