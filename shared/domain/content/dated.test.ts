import { expect, it } from 'vitest';
import { turnedKinds } from './dated.ts';

const content = (parts: {
  banners?: { from?: string; until?: string }[];
  closures?: { from: string; until: string }[];
  licences?: { validUntil: string }[];
}) => ({
  banners: { banners: parts.banners ?? [{}] },
  hours: { closures: parts.closures ?? [] },
  licences: { licences: parts.licences ?? [{ validUntil: '2028-03-31' }] },
});
const turned = (parts: Parameters<typeof content>[0], before: string, today: string) => [
  ...turnedKinds(content(parts), before, today),
];

it('an ordinary night turns nothing', () => {
  expect(turned({}, '2026-11-24', '2026-11-25')).toEqual([]);
});

it('a banner begins and ends with its days', () => {
  const banners = [{ from: '2026-12-01', until: '2026-12-05' }];
  expect(turned({ banners }, '2026-11-30', '2026-12-01')).toEqual(['banners']);
  expect(turned({ banners }, '2026-12-04', '2026-12-05')).toEqual([]);
  expect(turned({ banners }, '2026-12-05', '2026-12-06')).toEqual(['banners']);
});

it('a closure is told, begins and is over', () => {
  const closures = [{ from: '2026-12-24', until: '2026-12-26' }];
  expect(turned({ closures }, '2026-12-09', '2026-12-10')).toEqual(['hours']);
  expect(turned({ closures }, '2026-12-11', '2026-12-12')).toEqual([]);
  expect(turned({ closures }, '2026-12-23', '2026-12-24')).toEqual(['hours']);
  expect(turned({ closures }, '2026-12-26', '2026-12-27')).toEqual(['hours']);
});

it('a licence ends behind its last day, also when a node has slept over it', () => {
  expect(turned({}, '2028-03-30', '2028-03-31')).toEqual([]);
  expect(turned({}, '2028-03-31', '2028-04-01')).toEqual(['licences']);
  expect(turned({}, '2028-01-01', '2028-06-01')).toEqual(['licences']);
});
