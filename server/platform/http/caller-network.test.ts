import { expect, it } from 'vitest';
import { networkOf } from './caller-network.ts';

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2401:4900:1c2a:9f00:1:2:3:4', '2401:4900:1c2a:9f00::/64', '2401:4900:1c2a::/48'],
  ['2401:4900:1C2A:9F00::1', '2401:4900:1c2a:9f00::/64', '2401:4900:1c2a::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['not an address', 'nowhere', 'nowhere'],
  ['x'.repeat(9_000), 'nowhere', 'nowhere'],
])('counts %s as the line %s in %s', (ip, host, neighbourhood) => {
  expect(networkOf(ip)).toEqual({ host, neighbourhood });
});

it('gives every spelling of one IPv6 line one counter', () => {
  const spellings = ['2001:db8::1', '2001:0db8:0:0::7', '2001:db8:0:0:ffff:ffff:ffff:ffff'];
  expect(new Set(spellings.map((ip) => networkOf(ip).host)).size).toBe(1);
});
