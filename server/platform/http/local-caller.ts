import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** What proxies and tunnels of all makes leave in the headers. */
const HANDED_ON =
  /^(forwarded|via|x-forwarded\b.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/;

/**
 * A program or a browser on this very machine. What a proxy has handed on comes from the machine too, but says so in its
 * headers; nginx as it comes leaves none, and speaks HTTP/1.0, which nothing here has any more reason to.
 */
export function isLocalCaller(caller: {
  address: string | undefined;
  headers: IncomingHttpHeaders;
  httpVersion: string;
}): boolean {
  const isHandedOn =
    caller.httpVersion === '1.0' || Object.keys(caller.headers).some((name) => HANDED_ON.test(name));
  return !isHandedOn && isLoopback(caller.address);
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a browser on this machine typed this machine's own name: any other may have been made to lead here (DNS rebinding). */
export function isOwnName(host: string | undefined): boolean {
  return host !== undefined && OWN_NAMES.test(host);
}

/** An address in numbers, `localhost`, or a name of the home network: what nobody outside can point at this machine. */
export function isHomeName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.') || name.endsWith('.local');
}
