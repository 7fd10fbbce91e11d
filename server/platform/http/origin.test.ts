import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { originAllowed } from './origin.ts';

const HOME = readConfig({ PORT: '4154' });
const SHOP = { ...HOME, publicUrl: 'https://agro.in', production: true };

it.each([
  ['http://localhost:4154', 'localhost:4154', true],
  ['http://192.168.1.5:4154', '192.168.1.5:4154', true],
  ['http://shop-pc:4154', 'shop-pc:4154', true],
  [undefined, '192.168.1.5:4154', true],
  // A name of somebody else's that was made to lead here: their page, our address.
  ['http://rebind.evil.example:4154', 'rebind.evil.example:4154', false],
  ['http://192.168.1.5.nip.io:4154', '192.168.1.5.nip.io:4154', false],
  ['http://192.168.1.6:4154', '192.168.1.5:4154', false],
  ['https://192.168.1.5:4154', '192.168.1.5:4154', false],
  ['null', '192.168.1.5:4154', false],
])('at home a page of %s may write to %s: %s', (origin, host, may) => {
  expect(originAllowed(origin, host, HOME)).toBe(may);
});

it.each([
  ['https://agro.in', 'agro.in', true],
  ['http://192.168.1.5:4154', '192.168.1.5:4154', false],
  ['http://localhost:4154', 'localhost:4154', false],
])('in production a page of %s may write to %s: %s', (origin, host, may) => {
  expect(originAllowed(origin, host, SHOP)).toBe(may);
});
