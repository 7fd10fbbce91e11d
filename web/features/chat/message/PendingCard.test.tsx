// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import { MessageCard } from './MessageCard.tsx';
import type { MessageCards } from './message-kinds.ts';
import { PendingCard } from './PendingCard.tsx';

const WORDS = 'the leaf of today';
const common = { side: 'farmer', startsRun: false, cards: {} as MessageCards } as const;
const ignore = () => {};

beforeAll(async () => {
  await loadStrings(['chat', 'common']);
  await switchLanguage('en');
  // jsdom keeps no files under addresses.
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = ignore;
});
afterEach(cleanup);

/** How the words below the photo are set. */
const captionStyle = () => {
  const style = screen.getByText(WORDS).closest('[class*=caption]')?.className;
  cleanup();
  return style;
};

it('sets the words of a photo that waits as those of one that was sent: nothing moves then', () => {
  const pending = {
    clientId: 'one',
    position: 1,
    queuedAt: '2026-08-01T10:00:00.000Z',
    state: 'queued',
    progress: null,
    refusal: null,
    sentSeq: null,
    text: WORDS,
    file: { blob: new Blob(['leaf']), name: 'leaf.jpg', mimeType: 'image/jpeg' },
  } satisfies PendingMessage;
  const sent = {
    id: 1,
    chat_id: 2,
    seq: 3,
    client_id: 'one',
    sender_role: 'farmer',
    message_type: 'text',
    text: WORDS,
    file_path: '/uploads/leaf.jpg',
    mime_type: 'image/jpeg',
    meta: {},
    reply_to: null,
    reply: null,
    author: null,
    deleted: false,
    created_at: '2026-08-01T10:00:00.000Z',
  } satisfies Message;

  render(
    <PendingCard
      {...common}
      pending={pending}
      onRetry={ignore}
      onDiscard={ignore}
      onOpenPhoto={ignore}
      onJump={ignore}
    />,
  );
  const waiting = captionStyle();
  render(
    <MessageCard
      {...common}
      message={sent}
      tick={undefined}
      flash={false}
      onOpenPhoto={ignore}
      onJump={ignore}
    />,
  );
  expect(waiting).toBeDefined();
  expect(waiting).toBe(captionStyle());
});
