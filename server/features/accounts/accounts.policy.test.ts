import { expect, it } from 'vitest';
import { mayLookUp } from './accounts.policy.ts';
import type { FarmerActor, OfficeActor } from './actor.ts';

const farmer: FarmerActor = {
  role: 'farmer',
  farmerId: 1,
  mobile: '9876543210',
  name: 'ರಾಮ',
  blocked: false,
  language: 'kn',
  sessionId: 's1',
};
const office: OfficeActor = { role: 'admin', staffId: 1, email: 'o@b.in', sessionId: 's2', expiresAt: '' };

it.each([
  ['a stranger', undefined, '9876543210', false],
  ['the farmer himself', farmer, '9876543210', true],
  ['the farmer himself, blocked', { ...farmer, blocked: true }, '9876543210', true],
  ['another farmer', farmer, '9876543211', false],
  ['the office', office, '9876543210', true],
])('%s may learn about a number: %#', (_who, actor, mobile, allowed) => {
  expect(mayLookUp(actor, mobile)).toBe(allowed);
});
