import { describe, expect, it } from 'vitest';
import { can } from '#shared/domain/capabilities.ts';
import { MESSAGE_KINDS } from '#shared/domain/chat/message-kinds.ts';
import type { Actor } from '../identity/index.ts';
import { refusalToDeleteForEveryone } from './chat.policy.ts';

const farmer = { roles: ['farmer'], side: 'farmer', farmerId: 7 } as Partial<Actor> as Actor;
const office = { roles: ['owner'], side: 'admin', staffId: 1 } as Partial<Actor> as Actor;

describe('who may use a chat', () => {
  it.each([
    ['its farmer', farmer, 7, true],
    ['another farmer', farmer, 8, false],
    ['the office', office, 8, true],
  ] as const)('%s: %#', (_who, actor, farmer_id, allowed) => {
    expect(can(actor, 'chat.read', { farmer_id })).toBe(allowed);
  });
});

describe('who may delete a message for everyone', () => {
  it.each([
    [farmer, 'farmer', 'text', undefined],
    [farmer, 'admin', 'text', 'NOT_OWN_MESSAGE'],
    [office, 'admin', 'text', undefined],
    [office, 'farmer', 'text', undefined],
    [farmer, 'admin', 'call', 'NOT_OWN_MESSAGE'],
    [office, 'admin', 'call', undefined],
  ] as const)('%o, message of the %s, kind %s: %s', (actor, sender_role, kind, refusal) => {
    expect(refusalToDeleteForEveryone(actor, { sender_role, kind })).toBe(refusal);
  });

  it.each([
    ...MESSAGE_KINDS.filter((kind) => !['text', 'call', 'intake', 'consent'].includes(kind)),
    'a kind of tomorrow',
    'toString',
  ])('nobody takes back a record: %s', (kind) => {
    for (const sender_role of ['farmer', 'admin'] as const) {
      expect(refusalToDeleteForEveryone(office, { sender_role, kind })).toBe('RECORD_STAYS');
    }
    expect(refusalToDeleteForEveryone(farmer, { sender_role: 'farmer', kind })).toBe('RECORD_STAYS');
    expect(refusalToDeleteForEveryone(farmer, { sender_role: 'admin', kind })).toBe('NOT_OWN_MESSAGE');
  });
});
