import { describe, expect, it } from 'vitest';
import type { Actor } from '../accounts/index.ts';
import { mayUseChat, refusalToDeleteForEveryone } from './chat.policy.ts';

const farmer = { role: 'farmer', farmerId: 7 } as Actor;
const office = { role: 'admin', staffId: 1 } as Actor;

describe('who may use a chat', () => {
  it.each([
    ['its farmer', farmer, 7, true],
    ['another farmer', farmer, 8, false],
    ['the office', office, 8, true],
  ] as const)('%s: %#', (_who, actor, farmer_id, allowed) => {
    expect(mayUseChat(actor, { farmer_id })).toBe(allowed);
  });
});

describe('who may delete a message for everyone', () => {
  it.each([
    [farmer, 'farmer', 'text', undefined],
    [farmer, 'admin', 'text', 'NOT_OWN_MESSAGE'],
    [farmer, 'admin', 'quote', 'NOT_OWN_MESSAGE'],
    [farmer, 'admin', 'lr', 'NOT_OWN_MESSAGE'],
    [farmer, 'farmer', 'payment', 'FORBIDDEN'],
    [farmer, 'farmer', 'quote', 'FORBIDDEN'],
    [office, 'admin', 'text', undefined],
    [office, 'farmer', 'text', undefined],
    [office, 'admin', 'quote', undefined],
    [office, 'admin', 'lr', undefined],
    [office, 'farmer', 'payment', 'FORBIDDEN'],
  ] as const)('%o, message of the %s, kind %s: %s', (actor, sender_role, kind, refusal) => {
    expect(refusalToDeleteForEveryone(actor, { sender_role, kind })).toBe(refusal);
  });
});
