import type { Feature } from '../../feature.ts';
import { fromMentionsOf } from './mentions.store.ts';
import { notesRoutes } from './notes.routes.ts';
import { eraseNotes, moveNotes } from './notes.store.ts';

/**
 * Private notes: what people of the office write to each other beside a thread. They are no messages, and no farmer is
 * given one: neither in their thread, nor in a notification, nor with their data.
 */
export const feature: Feature = {
  name: 'notes',
  uses: ['push', 'chat', 'identity'],
  tables: ['notes', 'note_mentions'],
  reads: {
    chats: 'A note stands where the chat’s log was when it was written; the search names whose chat it is.',
    farmers: 'The search names the farmer, and has nothing of one who asked to be deleted.',
    messages:
      'What the search finds is shown below the message it was written after; a note keeps its place when chats are merged.',
    staff: 'A note names its author and whom it calls.',
  },
  routes: { api: notesRoutes },
  queries: { fromMentionsOf },
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => moveNotes(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseNotes(tx, chatId);
    },
  },
};
