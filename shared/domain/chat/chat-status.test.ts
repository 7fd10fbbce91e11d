import { expect, it } from 'vitest';
import { statusAfter } from './chat-status.ts';

it('walks a chat through its day: asked, read, put back, sent, asked again', () => {
  const day = (
    ['farmer_message', 'office_opened', 'office_put_back', 'lr_sent', 'farmer_message'] as const
  ).map(statusAfter);
  expect(day).toEqual(['UNREAD', 'READ', 'UNREAD', 'SENT', 'UNREAD']);
});
