import type { Feature } from '../../feature.ts';
import { definePromises } from './keep-promises.ts';
import { answerDueOf, erasePromises, movePromises } from './promises.store.ts';

/** Promises: by when the doctor answers, told to whoever has just asked; kept, or said honestly when late. */
export const feature: Feature = {
  name: 'promises',
  uses: ['cases', 'chat', 'identity', 'numbers'],
  tables: ['answer_promises'],
  reads: {
    chats: 'Who waits, and since when.',
    farmers: 'Nobody who is blocked is promised anything, and what was promised to who has left rests.',
    messages:
      'A payment is no question, in the middle of a conversation nothing is promised, and an answer keeps a promise.',
  },
  jobs: definePromises,
  queries: { answerDueOf },
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => movePromises(tx, from.chatId, into.chatId),
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await erasePromises(tx, chatId);
    },
  },
};
