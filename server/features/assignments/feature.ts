import type { Feature } from '../../feature.ts';
import { releaseChatsOf } from './assign-chat.ts';
import { assignmentsRoutes } from './assignments.routes.ts';
import { eraseAssignments, holderOf, isFree, isHeldBy, moveAssignment } from './assignments.store.ts';

/** Assignments: whose a chat is, who is away, which chat is in hand, and which comes next. */
export const feature: Feature = {
  name: 'assignments',
  uses: ['notes', 'push', 'chat', 'identity'],
  tables: ['chat_assignments', 'staff_away', 'chat_leases'],
  reads: {
    chats: 'Which farmer waits, and since when, stands on the chat’s row.',
    messages:
      'Whether somebody who waits sent a picture: the plant doctor is led there first; and what was said of it, for sales.',
    files: 'Whether what they sent is a picture.',
    farmers: 'Nobody is led to the chat of a farmer who is blocked or asked to be deleted.',
    staff:
      'A chat is given to people who work here; the list shows their names, and sales is led to what doctors said.',
  },
  routes: { api: assignmentsRoutes },
  queries: { holderOf, isHeldBy, isFree },
  hooks: {
    onStaffLeavesChats: releaseChatsOf,
    onMerge: (_ctx, tx, { from, into }) => moveAssignment(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseAssignments(tx, chatId);
    },
  },
};
