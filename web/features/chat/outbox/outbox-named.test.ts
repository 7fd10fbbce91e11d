import { expect, it, vi } from 'vitest';
import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { HttpError } from '../../../lib/http.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import type { CancelledSends } from './cancelled-sends.ts';
import { Outbox } from './outbox.ts';

const NAME = '55545298-4515-4501-0045-506973151100';

const answerOf = ({ clientId }: PendingMessage) =>
  ({ ok: true, message: { client_id: clientId, seq: 1 }, head_seq: 1 }) as SendMessageAnswer;

const store = {
  load: async () => [],
  put: async () => true,
  find: async () => undefined,
  remove: async () => {},
};

it('sends what names itself once, under that name, however often it is handed in', async () => {
  const send = vi.fn(async (message: PendingMessage) => answerOf(message));
  const outbox = new Outbox({ owner: 'farmer:9876543210', send, store });
  const note = { clientId: NAME, text: 'UTR: 455069731511' };
  await Promise.all([outbox.add(note), outbox.add(note)]);
  await eventually(() => expect(outbox.getSnapshot()).toMatchObject([{ clientId: NAME, state: 'sent' }]));
  await outbox.add(note);
  expect(send).toHaveBeenCalledTimes(1);

  await outbox.add({ text: 'without a name' });
  await outbox.add({ text: 'without a name' });
  await eventually(() => expect(send).toHaveBeenCalledTimes(3));
  outbox.close();
});

it('sends again under its name what was refused and discarded before', async () => {
  const discarded = new Set<string>();
  const cancelled: CancelledSends = {
    add: (clientId) => void discarded.add(clientId),
    remove: (clientId) => void discarded.delete(clientId),
    has: (clientId) => discarded.has(clientId),
    subscribe: () => () => {},
  };
  let isBlocked = true;
  const send = vi.fn(async (message: PendingMessage) => {
    if (isBlocked) throw new HttpError(403, 'BLOCKED', '');
    return answerOf(message);
  });
  const outbox = new Outbox({ owner: 'farmer:9876543210', send, store, cancelled });
  const note = { clientId: NAME, text: 'UTR: 455069731511' };
  await outbox.add(note);
  await eventually(() => expect(outbox.getSnapshot()).toMatchObject([{ state: 'failed' }]));
  outbox.discard(NAME);
  isBlocked = false;
  await outbox.add(note);
  await eventually(() => expect(outbox.getSnapshot()).toMatchObject([{ clientId: NAME, state: 'sent' }]));
  expect(send).toHaveBeenCalledTimes(2);
  outbox.close();
});
