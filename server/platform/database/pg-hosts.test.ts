import { expect, it } from 'vitest';
import { hostsFault, hostsOf } from './pg-hosts.ts';

it('several hosts become an address each, with login, database and settings of the whole', () => {
  expect(hostsOf('postgresql://av:p%40ss@db1:5433,[::1]:5434,db3/av_agro?sslmode=require')).toEqual({
    urls: [
      'postgresql://av:p%40ss@db1:5433/av_agro?sslmode=require',
      'postgresql://av:p%40ss@[::1]:5434/av_agro?sslmode=require',
      'postgresql://av:p%40ss@db3/av_agro?sslmode=require',
    ],
    mustWrite: true,
  });
});

it('a server that only reads will do where the address says so, and for one host unless it says otherwise', () => {
  const mustWrite = (address: string) => hostsOf(address).mustWrite;
  expect(mustWrite('postgres://a,b/db?target_session_attrs=any')).toBe(false);
  expect(mustWrite('postgres://a,b/db?target_session_attrs=primary')).toBe(true);
  expect(mustWrite('postgres://a/db')).toBe(false);
  expect(mustWrite('postgres://a/db?target_session_attrs=read-write')).toBe(true);
  expect(mustWrite('postgresql://av@/av?host=%2Ftmp%2Fa%2Cb')).toBe(false);
});

it('one address stays as it was written', () => {
  for (const address of ['postgresql://av@/av?host=/nowhere', 'postgres://av:p@h:1/db?x=%2C,#y']) {
    expect(hostsOf(address).urls).toEqual([address]);
  }
});

it.each([
  ['mysql://a/db', /^must be postgresql/],
  ['postgres://a:x,b/db', /^must be postgresql/],
  ['postgres://av:pass/word@a,b/db', /^must be postgresql/],
  ['postgres://a,b/db?target_session_attrs=standby', /^has target_session_attrs=standby/],
  ['postgres://a,b/db?target_session_attrs=', /^has target_session_attrs=/],
])('%s is told by its fault, without its password', (address, fault) => {
  expect(hostsFault(address)).toMatch(fault);
  expect(hostsFault(address)).not.toContain('pass/word');
});

it('what can be used has no fault', () => {
  for (const address of [
    'postgres://a:1,b:2/db?target_session_attrs=read-write',
    'postgresql://av@/av?host=/var/run/postgresql',
    'postgresql://av:p%2Fw@db.example:5432/av',
  ]) {
    expect(hostsFault(address)).toBeUndefined();
  }
});
