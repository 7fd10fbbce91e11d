import { expect, it } from 'vitest';
import { isHomeName, isOwnName } from './local-caller.ts';

it('a name that anybody could make lead here is neither this machine’s own nor home’s', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80'])
    expect([host, isOwnName(host)]).toEqual([host, true]);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', undefined])
    expect([host, isOwnName(host)]).toEqual([host, false]);
  for (const host of ['192.168.1.5:3000', '[fe80::1]:3000', 'shop-pc:3000', 'shop.local', 'localhost:1'])
    expect([host, isHomeName(host)]).toEqual([host, true]);
  for (const host of ['rebind.evil.example:4154', '192.168.1.5.nip.io', 'local.evil.example'])
    expect([host, isHomeName(host)]).toEqual([host, false]);
});
