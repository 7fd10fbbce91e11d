// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { MESSAGE_KINDS } from '#shared/domain/chat/message-kinds.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { MessageCard } from './MessageCard.tsx';
import { drawingOf, type MessageCards } from './message-kinds.ts';

beforeAll(() => loadStrings(['chat']));
afterEach(cleanup);

const cards: MessageCards = {
  call: () => 'card: call',
  intake: () => 'card: intake',
  consent: () => 'card: consent',
  quote: () => 'card: quote',
  alert: () => 'card: alert',
  plan: () => 'card: plan',
  checkup: () => 'card: checkup',
  outcome: () => 'card: outcome',
  lr: () => 'card: lr',
  payment: () => 'card: payment',
  receipt: () => 'card: receipt',
  refund: () => 'card: refund',
};

interface Seen {
  side?: SenderRole;
  startsRun?: boolean;
  tick?: 'read';
}

const draw = (message: Partial<Message>, seen: Seen = {}): string => bubble(message, seen).textContent;

function bubble(message: Partial<Message>, seen: Seen): HTMLElement {
  const { container } = render(
    <MessageCard
      message={{
        id: 1,
        chat_id: 2,
        seq: 3,
        client_id: null,
        sender_role: 'admin',
        message_type: 'text',
        text: 'the words',
        file_path: null,
        mime_type: null,
        meta: {},
        reply_to: null,
        reply: null,
        author: null,
        deleted: false,
        created_at: '2026-01-01T00:00:00.000Z',
        ...message,
      }}
      side={seen.side ?? 'farmer'}
      startsRun={seen.startsRun ?? false}
      tick={seen.tick}
      cards={cards}
      flash={false}
      onOpenPhoto={() => {}}
      onJump={() => {}}
    />,
  );
  return container;
}

describe('a message is drawn', () => {
  it.each(MESSAGE_KINDS)('by the chat itself or by the card the page hands in: %s', (kind) => {
    const expected = drawingOf(kind).by === 'page' ? `card: ${kind}` : 'the words';
    expect(draw({ message_type: kind })).toContain(expected);
  });

  it('by the quotation’s card under its second name too', () => {
    expect(draw({ message_type: 'quotation' })).toContain('card: quote');
  });

  it.each(['a kind of tomorrow', 'toString'])('by its words, of a kind nobody here knows: %s', (kind) => {
    expect(draw({ message_type: kind })).toContain('the words');
  });

  it('without a card once it was deleted for everyone', () => {
    expect(draw({ message_type: 'payment', deleted: true, text: null })).not.toContain('card');
  });

  it('with the card of a lorry receipt below words the office wrote by hand, and below nobody else’s', () => {
    const text = 'LR No. VRL481200';
    expect(draw({ text })).toContain('card: lr');
    expect(draw({ text, sender_role: 'farmer' })).not.toContain('card: lr');
  });
});

it('what came in is said by the office, though the payer’s message carries it', () => {
  expect(drawingOf('payment').own).toBe(false);
  const ticks = (kind: string) =>
    bubble({ sender_role: 'farmer', message_type: kind }, { tick: 'read' }).querySelectorAll('[role=img]');
  expect(ticks('text')).toHaveLength(1);
  expect(ticks('payment')).toHaveLength(0);
});

describe('who of the office wrote', () => {
  const author = { name: { en: 'Dr Asha', kn: 'ಡಾ. ಆಶಾ' }, picture: null };
  const first = { startsRun: true };

  it('stands in the reader’s language above the first message of a run, and not above the next', () => {
    expect(draw({ author }, first)).toMatch(/^DADr Asha/);
    expect(draw({ author })).not.toContain('Dr Asha');
  });

  it('is the office on its own screens where nobody in particular did, and nothing on the farmer’s', () => {
    expect(draw({}, { ...first, side: 'admin' })).toContain('AV Agro Support');
    expect(draw({}, first)).not.toContain('AV Agro Support');
    expect(draw({ meta: { auto: true } }, { ...first, side: 'admin' })).not.toContain('AV Agro Support');
    expect(draw({ sender_role: 'farmer' }, { ...first, side: 'admin' })).not.toContain('AV Agro Support');
  });
});
