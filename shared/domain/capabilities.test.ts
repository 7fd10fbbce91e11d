import { describe, expect, it } from 'vitest';
import { abilitiesOf, CAPABILITIES, can, sidesThatCan } from './capabilities.ts';

const farmer = { role: 'farmer', farmerId: 7, mobile: '9876543210' } as const;
const office = { role: 'office' } as const;

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
    const abilities = abilitiesOf('office');
    expect(abilities).toEqual(expect.arrayContaining(['customer.block', 'payment.refund', 'payment.settle']));
    expect(abilities).not.toContain('payment.pay');
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
