import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { cookieName, DEVICE_COOKIE, valuesOfCookie } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import type { Recipient } from '../codes/otp.store.ts';

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser that has once logged in
 * has counters of its own, so that what strangers use up is not taken from it. The cookie is `id.tag.tag...`: the
 * first tag says that this browser has logged in at all, each other one as whom. Tags are our signatures over the id
 * and the recipient; nobody can make one or read a number out of it, and nothing about it is stored.
 */
export interface KnownDevice {
  /** Names the counters of this browser. */
  id: string;
}

const SHAPE = /^[\w-]{16}(\.[\w-]{22}){2,6}$/;
/** A phone that goes round the family is known for each of them. */
const MOST_RECIPIENTS = 5;
const ANYBODY = 'anybody';

export function deviceTokenFrom(header: string | undefined, publicUrl: string): string | undefined {
  const [token, another] = valuesOfCookie(header, cookieName(DEVICE_COOKIE, publicUrl));
  return token !== undefined && another === undefined && SHAPE.test(token) ? token : undefined;
}

/** The browser, if somebody has logged in with it before. */
export function knownDevice(ctx: AppContext, caller: Caller): KnownDevice | undefined {
  const { id, tags } = partsOf(caller.deviceToken);
  return id !== undefined && isTag(tags[0], tagFor(ctx, id, ANYBODY)) ? { id } : undefined;
}

/** The browser, if it has logged in as this very recipient before. */
export function deviceOf(ctx: AppContext, caller: Caller, to: Recipient): KnownDevice | undefined {
  const device = knownDevice(ctx, caller);
  if (device === undefined) return undefined;
  const own = tagFor(ctx, device.id, nameOf(to));
  return partsOf(caller.deviceToken)
    .tags.slice(1)
    .some((tag) => isTag(tag, own))
    ? device
    : undefined;
}

/** The cookie after a login as `to`. What it said before stays, the oldest goes. */
export function deviceAfterLogin(ctx: AppContext, caller: Caller, to: Recipient): string {
  const device = knownDevice(ctx, caller);
  const id = device?.id ?? randomBytes(12).toString('base64url');
  const own = tagFor(ctx, id, nameOf(to));
  const before = device ? partsOf(caller.deviceToken).tags.slice(1) : [];
  const tags = [own, ...before.filter((tag) => tag !== own)].slice(0, MOST_RECIPIENTS);
  return [id, tagFor(ctx, id, ANYBODY), ...tags].join('.');
}

function partsOf(token: string | undefined): { id?: string; tags: string[] } {
  const [id, ...tags] = token?.split('.') ?? [];
  return id === undefined ? { tags } : { id, tags };
}

function tagFor(ctx: AppContext, id: string, name: string): string {
  const mac = createHmac('sha256', ctx.secrets.deviceKey).update(`${id}|${name}`).digest('base64url');
  return mac.slice(0, 22);
}

function isTag(given: string | undefined, own: string): boolean {
  return given?.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));
}

function nameOf({ audience, recipient }: Recipient): string {
  return `${audience}:${recipient}`;
}
