import type { Feature } from '../../feature.ts';
import { defineCounting } from './count-waits.ts';
import { numbersRoutes } from './numbers.routes.ts';
import { eraseWaits } from './waits.store.ts';

/** Numbers: how long farmers waited, what was quoted, sent and paid, counted from what the other features keep. */
export const feature: Feature = {
  name: 'numbers',
  uses: ['chat', 'content', 'identity'],
  tables: ['waits', 'waits_counted', 'waits_passes'],
  reads: {
    chats:
      'Who waits now is what the office list says; the position of the log tells which chats to count anew.',
    messages: 'A wait begins with a farmer’s word and ends with the office’s.',
    chat_side_state: 'A chat that the office has taken out of its list waits no more.',
    audit_log: 'A chat that was settled without an answer is told by its line in the log.',
    labels: 'Questions and money are told by the crop labels of the chat.',
    chat_labels: 'Which chats carry a crop’s label.',
    farmers: 'Questions and money are told by the taluk of the address.',
    staff: 'Answers, quotations and goods are told by the person.',
    quotations: 'What was quoted, and whose quotation was paid.',
    dispatches: 'What was sent, on which day and by whom.',
    payments: 'What was paid, and what was handed over the counter.',
    refunds: 'What went back, and on which day.',
  },
  routes: { api: numbersRoutes },
  jobs: defineCounting,
  hooks: {
    // Both are counted anew: the one because its log has grown, the other has nothing left.
    async onMerge(_ctx, tx, { from, into }) {
      await eraseWaits(tx, from.chatId);
      await eraseWaits(tx, into.chatId);
    },
    async onErase(_ctx, tx, { chatId }) {
      if (chatId !== null) await eraseWaits(tx, chatId);
    },
  },
};
