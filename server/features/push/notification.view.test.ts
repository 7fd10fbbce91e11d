import { expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { viewNotification } from './notification.view.ts';

const lineOf = (message: Partial<Message>) => notify(message).body;

function notify(message: Partial<Message>) {
  const whole: Message = {
    id: 1,
    chat_id: 2,
    seq: 3,
    client_id: null,
    sender_role: 'admin',
    message_type: 'text',
    text: null,
    file_path: null,
    mime_type: null,
    meta: {},
    reply_to: null,
    reply: null,
    author: null,
    deleted: false,
    created_at: '2026-01-01T00:00:00.000Z',
    ...message,
  };
  return viewNotification({
    side: 'farmer',
    shop: 'AV Agro',
    language: 'en',
    farmer: { name: 'Basava' },
    unseen: { message: whole, unread: 1 },
  });
}

const CHECKUP = {
  plan_id: 1,
  sent_on: '2026-11-20',
  crop: { en: 'Chilli' },
  problem: { en: 'Thrips' },
  look: '',
  again: false,
};
const spray = { date: null, chemical: 'Neem oil', dosage: null };

it.each<[string, Partial<Message>, string]>([
  ['text', { text: 'Come tomorrow', mime_type: 'image/jpeg' }, 'Come tomorrow'],
  ['text', { mime_type: 'image/jpeg' }, 'Photo'],
  ['text', { meta: { spray } }, 'Last Spray'],
  ['call', { text: 'Spray on Friday', meta: { minutes: 4 } }, 'Phone call: Spray on Friday'],
  ['quote', { text: 'Quotation', meta: { amount: 1250 } }, 'New quotation ₹1,250.00'],
  ['quote', { text: 'Quotation' }, 'New quotation'],
  ['lr', { text: 'LR No', meta: { lr_number: 'VRL1' } }, 'Your goods are on the way. LR VRL1'],
  [
    'checkup',
    { text: 'How is it?', meta: { checkup: CHECKUP } },
    'How is your Chilli now? One tap is enough.',
  ],
  ['outcome', { meta: { outcome: { plan_id: 1, answer: 'worse' } } }, 'Did it work? Worse than before'],
  ['payment', { text: 'Payment', meta: { amount: 1250 } }, 'Payment received ₹1,250.00'],
  ['receipt', { text: 'Receipt', meta: { amount: 1250 } }, 'Your receipt ₹1,250.00'],
  ['refund', { text: 'Refunded', meta: { amount: 50 } }, 'Money back to you ₹50.00'],
  ['a kind of tomorrow', { text: 'Its words' }, 'Its words'],
  ['a kind of tomorrow', { meta: { spray } }, 'Last Spray'],
  ['a kind of tomorrow', {}, 'New message'],
])('a lock screen shows of %s: %o', (message_type, message, line) => {
  expect(lineOf({ message_type, ...message })).toBe(line);
});

it('is headed by the name of who answered, and by the office alone where nobody in particular did', () => {
  const author = { name: { en: 'Dr Asha', kn: 'ಡಾ. ಆಶಾ' }, picture: null };
  const office = notify({ text: 'spray' }).title;
  expect(notify({ text: 'spray', author }).title).toBe(`Dr Asha · ${office}`);
});

it('makes no sound for an alert, and for nothing else', () => {
  expect(notify({ message_type: 'alert', text: 'Look at your chilli' }).quiet).toBe(true);
  for (const message_type of ['text', 'plan', 'checkup', 'quote'])
    expect(notify({ message_type, text: 'Come' }).quiet, message_type).toBeUndefined();
});
