import { beforeEach, expect, it } from 'vitest';
import { STORED, writeStored } from '../../../lib/device/local-store.ts';
import { keepPendingCode, pendingCode, readPendingCode } from './pending-code.ts';

const NOW = Date.UTC(2026, 6, 1);
const answer = { ok: true as const, message: '', ttl: 300, resend_after: 30, by: 'sms' as const };
beforeEach(() => keepPendingCode(null));

it('is there until the code is void, and not a moment longer', () => {
  keepPendingCode(pendingCode('9845012345', answer, NOW));
  expect(readPendingCode(NOW)).toMatchObject({ mobile: '9845012345', resendAt: NOW + 30_000, open: true });
  expect(readPendingCode(NOW + 299_999)).not.toBeNull();
  expect(readPendingCode(NOW + 300_000)).toBeNull();
});

it('is void when the clock was set back', () => {
  keepPendingCode(pendingCode('9845012345', answer, NOW));
  expect(readPendingCode(NOW - 1)).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"mobile":"9845012345"}',
  '{"mobile":1,"sentAt":1,"expiresAt":9e15,"resendAt":1}',
])('is none when the stored text is %s', (stored) => {
  writeStored(STORED.farmerCode, stored);
  expect(readPendingCode(NOW)).toBeNull();
});
