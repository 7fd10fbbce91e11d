import { describe, expect, it } from 'vitest';
import {
  abilitiesOf,
  CAPABILITIES,
  can,
  STAFF_ROLES,
  type StaffRole,
  sidesThatCan,
  staffRolesThatCan,
} from './capabilities.ts';

const farmer = { roles: ['farmer'], farmerId: 7, mobile: '9876543210' } as const;
const office = { roles: ['owner'] } as const;

describe('what a farmer may do', () => {
  it('reaches as far as what is their own', () => {
    expect(can(farmer, 'chat.write', { farmer_id: 7 })).toBe(true);
    expect(can(farmer, 'chat.write', { farmer_id: 8 })).toBe(false);
    expect(can(farmer, 'payment.pay', { farmer_id: null })).toBe(false);
    expect(can(farmer, 'quote.read', { mobile: '9876543210' })).toBe(true);
    expect(can(farmer, 'quote.read', { mobile: '9876543211' })).toBe(false);
  });

  it('is nothing of the office’s, of whomever it is about', () => {
    for (const capability of ['customer.block', 'payment.refund', 'inbox.read', 'quote.upload'] as const) {
      expect(can(farmer, capability)).toBe(false);
      expect(can(farmer, capability, { farmer_id: 7 })).toBe(false);
    }
  });

  it('is theirs before there is a thing, as a route asks', () => {
    expect(can(farmer, 'chat.write')).toBe(true);
  });
});

describe('what the office may do', () => {
  it('reaches everybody', () => {
    expect(can(office, 'chat.write', { farmer_id: 8 })).toBe(true);
    expect(can(office, 'quote.read', { mobile: '9876543211' })).toBe(true);
  });

  it('is nothing that is a farmer’s alone', () => {
    for (const capability of ['payment.pay', 'account.manage', 'quote.remove'] as const) {
      expect(can(office, capability)).toBe(false);
      expect(can(office, capability, { farmer_id: 7 })).toBe(false);
    }
  });

  it('is sent to its screen by name', () => {
    const abilities = abilitiesOf(['owner']);
    expect(abilities).toEqual(expect.arrayContaining(['customer.block', 'payment.refund', 'payment.settle']));
    expect(abilities).not.toContain('payment.pay');
  });
});

describe('what each role of the office may do', () => {
  const may = (...roles: StaffRole[]) => abilitiesOf(roles);

  it('is everything of the office’s for the owner, and part of it for each of the others', () => {
    for (const role of STAFF_ROLES) expect(may('owner'), role).toEqual(expect.arrayContaining(may(role)));
    for (const capability of CAPABILITIES) {
      expect(can(office, capability), capability).toBe(sidesThatCan(capability).includes('admin'));
    }
  });

  it('follows the trade', () => {
    expect(may('doctor')).toEqual(expect.arrayContaining(['chat.write', 'reply.edit', 'payment.read']));
    expect(may('doctor')).not.toContain('quote.upload');
    expect(may('sales')).toEqual(expect.arrayContaining(['quote.upload', 'quote.withdraw', 'chat.write']));
    expect(may('dispatch')).toEqual(expect.arrayContaining(['dispatch.send', 'payment.list', 'chat.write']));
    expect(may('dispatch')).not.toContain('payment.refund');
    expect(may('accounts')).toEqual(expect.arrayContaining(['payment.refund', 'payment.settle', 'log.read']));
    expect(may('accounts')).not.toContain('chat.read');
    expect(may('helper')).toContain('chat.read');
    expect(may('helper')).not.toContain('chat.write');
  });

  it('adds up, and people are the owner’s alone', () => {
    const both = may('dispatch', 'accounts');
    expect(both).toEqual(expect.arrayContaining([...may('dispatch'), ...may('accounts')]));
    expect(staffRolesThatCan('staff.manage')).toEqual(['owner']);
    expect(staffRolesThatCan('staff.read')).toEqual(STAFF_ROLES);
    expect(can({ roles: [] }, 'chat.read')).toBe(false);
  });
});

it.each([
  ['a stranger', undefined, '9876543210', false],
  ['the farmer themselves', farmer, '9876543210', true],
  ['the farmer themselves, blocked', { ...farmer, blocked: true }, '9876543210', true],
  ['another farmer', farmer, '9876543211', false],
  ['the office', office, '9876543210', true],
])('%s may learn about a number: %#', (_who, actor, mobile, allowed) => {
  expect(can(actor, 'account.lookup', { mobile })).toBe(allowed);
});

it('knows on which side each right is held, and has none that nobody holds', () => {
  expect(sidesThatCan('chat.read')).toEqual(['farmer', 'admin']);
  expect(sidesThatCan('payment.pay')).toEqual(['farmer']);
  expect(sidesThatCan('payment.refund')).toEqual(['admin']);
  for (const capability of CAPABILITIES) expect(sidesThatCan(capability), capability).not.toEqual([]);
});
