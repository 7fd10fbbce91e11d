import { randomInt, randomUUID } from 'node:crypto';
import type { StartAnswer, StepBody, TryBody } from '#shared/contract/first-start.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';
import { START_STEPS } from '#shared/domain/first-start.ts';
import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/database/rate-limit.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import { deleteStep, listSteps, putStep } from './first-start.store.ts';
import { settingsOf } from './settings.policy.ts';

/** How far the owner has come, and what the shop lacks. */
export async function readStart({ db, content, config, opening }: AppContext): Promise<StartAnswer> {
  const states = new Map((await listSteps(db)).map(({ step, state }) => [step, state]));
  return {
    ok: true,
    steps: START_STEPS.map((step) => ({ step, state: states.get(step) ?? 'open' })),
    samples: [...content.now().samples],
    open: opening.isOpen(),
    settings: settingsOf(config),
  };
}

/** What an owner says of a step; two at once end at the later word, which loses nothing. */
export async function markStep(
  ctx: AppContext,
  actor: OfficeActor,
  { step, state }: StepBody,
): Promise<void> {
  if (state === 'open') return deleteStep(ctx.db, step);
  await putStep(ctx.db, { step, state, staffId: actor.staffId, at: ctx.now() });
}

/** An SMS costs money, and the provider's patience. */
const TRIES: Limit[] = [{ name: 'start.try', points: 10, seconds: 3_600 }];

/**
 * Whether a contract answers as the settings have it: the SMS arrives on the owner's own phone, the payment provider knows
 * us by our secret. What it says against it stands in the log, which may name more than a screen should.
 * @throws {AppError} RATE_LIMITED, INVALID_INPUT for an SMS to nobody
 */
export async function trySetting(
  ctx: AppContext,
  actor: OfficeActor,
  { setting, mobile }: TryBody,
): Promise<boolean> {
  const to = normaliseMobile(mobile ?? '');
  if (setting === 'sms' && to === null) throw new AppError('INVALID_INPUT', { fields: { mobile: 'phone' } });
  await ctx.rateLimit.consume(TRIES, String(actor.staffId));
  const work =
    setting === 'sms' && to !== null
      ? ctx.sms.sendOtp(to, String(randomInt(1_000_000)).padStart(6, '0'))
      : // An order nobody placed: a provider that knows us says so.
        ctx.payments.getStatus(`start-${randomUUID().slice(0, 18)}`);
  return work.then(
    () => true,
    (error: unknown) => {
      ctx.log.warn({ err: error, setting }, 'setting.does_not_work');
      return false;
    },
  );
}
