import type { NextBody } from '#shared/contract/office/assignments.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import {
  findNext,
  type NextRequest,
  queueForNext,
  releaseLeases,
  takeLease,
  type Work,
} from './leases.store.ts';

/** Longer than a screen takes to say again that it has the chat open. */
const IN_HAND_MS = 90_000;
/** A chat that is left may have an answer on its way that its page did not tell of: so long nobody else is led to it. */
const IN_FLIGHT_MS = 10_000;

/**
 * The chat this person should look at now, taken in hand for this login: of any number who ask at once, each is led to
 * another one. Null when nothing waits for them.
 */
export async function nextChat(ctx: AppContext, actor: OfficeActor, body: NextBody): Promise<number | null> {
  const { leave = 0, answered = false, passed = [] } = body;
  const now = ctx.now();
  return ctx.inTransaction(async (tx) => {
    await queueForNext(tx);
    // An answer on its way keeps the chat from colleagues until it is there.
    const until = new Date(now.getTime() + (answered ? IN_HAND_MS : IN_FLIGHT_MS));
    await releaseLeases(tx, actor.sessionId, leave, until);
    const request = { reader: { ...actor, now }, work: workOf(actor.roles), leave, passed, now };
    const chatId = await findNext(tx, ctx.queries, request);
    if (chatId === undefined) return null;
    await takeLease(tx, leaseOf(actor, chatId, now));
    return chatId;
  });
}

/** This login has the chat before its eyes. @returns false when another has @throws {AppError} NOT_FOUND */
export async function holdChat(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<boolean> {
  if (!(await findChat(ctx.db, chatId))) throw new AppError('NOT_FOUND');
  return takeLease(ctx.db, leaseOf(actor, chatId, ctx.now()));
}

function leaseOf({ sessionId, staffId }: OfficeActor, chatId: number, now: Date) {
  return { chatId, sessionId, staffId, until: new Date(now.getTime() + IN_HAND_MS), now };
}

/**
 * Goods that are paid come first for those who send them, what a photo shows for the plant doctor, what they said and
 * nobody quoted for sales. Everybody answers who waits, and then looks at what they are reminded of; the owner sees to
 * the rest.
 */
function workOf(roles: readonly StaffRole[]): NextRequest['work'] {
  const first: Work[] = [
    ...(roles.includes('dispatch') ? (['to_send'] as const) : []),
    ...(roles.includes('doctor') ? (['photo'] as const) : []),
    ...(roles.includes('sales') ? (['unquoted'] as const) : []),
  ];
  const rest: Work[] = roles.includes('owner') ? ['to_send', 'unquoted'] : [];
  const last = rest.filter((each) => !first.includes(each));
  return [...first, 'waiting', ...last, 'reminded'];
}
