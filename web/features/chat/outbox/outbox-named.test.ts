import { expect, it, vi } from 'vitest';
import type { SendMessageAnswer } from '#shared/contract/chat.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import { Outbox } from './outbox.ts';

const NAME = '55545298-4515-4501-0045-506973151100';

it('sends what names itself once, under that name, however often it is handed in', async () => {
  const send = vi.fn(async ({ clientId }: PendingMessage) => {
    return { ok: true, message: { client_id: clientId, seq: 1 }, head_seq: 1 } as SendMessageAnswer;
  });
  const store = {
    load: async () => [],
    put: async () => true,
    find: async () => undefined,
    remove: async () => {},
  };
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
