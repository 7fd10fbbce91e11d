import { isIPv4, isIPv6 } from 'node:net';

/** The two sizes at which the network counts a caller. */
export interface CallerNetwork {
  /** One subscriber line: an IPv4 address, or the /64 an IPv6 subscriber may roam in freely. */
  host: string;
  /** Its surroundings, which cost an attacker more: an IPv4 /24, an IPv6 /48. */
  neighbourhood: string;
}

const GROUPS = 8;
/** What is no address shares one counter: inventing new ones gains nothing. */
const NOWHERE: CallerNetwork = { host: 'nowhere', neighbourhood: 'nowhere' };

export function networkOf(ip: string): CallerNetwork {
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) {
    return { host: address, neighbourhood: `${address.slice(0, address.lastIndexOf('.'))}.0/24` };
  }
  if (!isIPv6(address)) return NOWHERE;
  const groups = expand(address);
  return {
    host: `${groups.slice(0, 4).join(':')}::/64`,
    neighbourhood: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** On this very machine there are no strangers, and perhaps a proxy nobody told us of, with everybody behind it. */
export function lineOf(address = ''): string | undefined {
  if (address === '::1' || /^(::ffff:)?127\./i.test(address)) return undefined;
  return networkOf(address).host;
}

/** All eight groups, without leading zeros: one address has many spellings and must have one counter. */
function expand(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
}
