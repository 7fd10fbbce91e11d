import { describe, expect, it } from 'vitest';
import type { MessageOrigin, MetaOf } from '#shared/contract/message-kinds.ts';
import { MESSAGE_KINDS, type MessageKind } from '#shared/domain/chat/message-kinds.ts';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { viewMessage } from './message.view.ts';
import type { MessageRow } from './messages.store.ts';

const origin: MessageOrigin = { auto: true, written_at: '2026-01-01T00:00:00.000Z' };

/** Everything each kind can say. */
const META: { [K in MessageKind]: Required<MetaOf<K>> } = {
  text: { spray: { date: '1 May', chemical: 'Neem oil', dosage: '5 ml' } },
  call: { direction: 'in', called_at: '2026-05-01T04:30:00.000Z', minutes: 4 },
  intake: { intake: { ...EMPTY_INTAKE, crop: 'tomato' } },
  quote: { quotation_id: 4, amount: 1250, plan_id: 7, withdrawn: true },
  consent: { consent_version: 1 },
  lr: { lr_number: 'VRL1', tracking_link: 'https://vrl.example', carries: [{ amount: 1250 }] },
  plan: { plan: planCard() },
  checkup: {
    checkup: {
      plan_id: 12,
      sent_on: '2026-11-20',
      crop: { en: 'Chilli' },
      problem: { en: 'Thrips' },
      look: 'new leaves',
      again: true,
    },
  },
  outcome: { outcome: { plan_id: 12, answer: 'worse' } },
  alert: {
    alert: {
      id: 3,
      crop: { en: 'Chilli' },
      problem: { en: 'thrips' },
      look: { en: 'curled leaves' },
      first: { en: 'blue traps' },
      page: null,
    },
  },
  payment: {
    pid: 9,
    amount: 1250,
    quotation_id: 4,
    refunded: 50,
    item: { sku: 'FERT-DAP', en: 'DAP', kn: 'ಡಿಎಪಿ' },
  },
  receipt: { pid: 9, amount: 1250, receipt_number: 'R/1' },
  refund: { pid: 9, amount: 50, refund_reference: 'RF1' },
};

const row = (kind: string, meta: object): MessageRow => ({
  id: 1,
  chat_id: 2,
  seq: 3,
  client_id: null,
  sender_role: 'admin',
  kind,
  text: 'words',
  meta: { ...meta },
  reply_to: null,
  author: null,
  created_at: '2026-01-01T00:00:00.000Z',
  deleted: false,
  file: null,
  reply: null,
});

describe('what leaves of a message', () => {
  it.each(MESSAGE_KINDS)('is what its kind declares, and nothing else that is stored: %s', (kind) => {
    const stored = { ...origin, ...META[kind], summary: 'the list line', note: 'ours' };
    expect(viewMessage(row(kind, stored))).toMatchObject({ message_type: kind, text: 'words' });
    expect(viewMessage(row(kind, stored)).meta).toEqual({ ...origin, ...META[kind] });
  });

  it('is, of a kind of a newer program, what this one knows from any kind', () => {
    const stored = { ...origin, ...META.text, amount: 5, summary: 'the list line', latitude: 14.5 };
    const { message_type, text, meta } = viewMessage(row('location', stored));
    expect({ message_type, text }).toEqual({ message_type: 'location', text: 'words' });
    expect(meta).toEqual({ ...origin, ...META.text, amount: 5 });
  });

  it.each(MESSAGE_KINDS)('is only its place once it was deleted for everyone: %s', (kind) => {
    const view = viewMessage({ ...row(kind, META[kind]), deleted: true });
    expect(view).toMatchObject({ message_type: kind, deleted: true, text: null, meta: {} });
  });
});
