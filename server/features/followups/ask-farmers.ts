import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import type followup from '#content/strings/en/followup.json';
import { textIn } from '#shared/domain/by-language.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import { writtenDay } from '#shared/domain/licence-end.ts';
import { indiaDay, isoDay, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { readStrings } from '../../platform/strings.ts';
import { appendAutomatic, lockChat } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { isReachedByPush } from '../push/index.ts';
import { isAskingHour } from './asking-hours.policy.ts';
import {
  type AskingTimes,
  claimText,
  type DueRow,
  findUnanswered,
  insertCheckup,
  listDue,
} from './followups.store.ts';

const TEXT_JOB = 'followups.text';
const AT_ONCE = 200;
/** Days after which nobody is asked any more, where the office or the server was away for so long. */
const TOO_OLD_DAYS = 14;
/** Days without an answer after which it is asked once more. */
const AGAIN_DAYS = 3;

const WORDS = readStrings<typeof followup>('followup');
const TextJob = Type.Object({ plan_id: Type.Integer(), nth: Type.Integer() });

/** By the business clock, looked at each minute. */
export function defineAsking(ctx: AppContext): void {
  ctx.jobs.define('followups.ask', () => askFarmers(ctx), { cron: '* * * * *' });
  ctx.jobs.define(TEXT_JOB, (payload) => textFarmer(ctx, Decode(TextJob, payload)));
}

/**
 * Asks whoever has a plan whose day has come how the field is, in hours when that disturbs nobody. Safe to run again and side
 * by side: everything is asked again behind the chat's lock.
 */
export async function askFarmers(ctx: AppContext): Promise<void> {
  if (!isAskingHour(ctx.content.now().hours, ctx.now())) return;
  for (const due of await listDue(ctx.db, timesAt(ctx.now()), { limit: AT_ONCE })) {
    // One that cannot be asked must not keep the others waiting.
    await ask(ctx, due).catch((err: unknown) => {
      ctx.log.error({ err, plan_id: due.plan_id }, 'followups.ask_failed');
    });
  }
}

function timesAt(now: Date): AskingTimes {
  const today = indiaDay(now);
  return {
    today: isoDay(today),
    since: isoDay(today - TOO_OLD_DAYS),
    askedAfter: startOfIndiaDay(today - AGAIN_DAYS - TOO_OLD_DAYS),
    askedBefore: startOfIndiaDay(today - AGAIN_DAYS + 1),
  };
}

async function ask(ctx: AppContext, { plan_id: planId, chat_id: chatId }: DueRow): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const [due] = await listDue(tx, timesAt(ctx.now()), { planId, limit: 1 });
    const farmer = await findFarmer(tx, chat.farmer_id);
    // The plan may lie in another chat by now, which is locked the next time.
    if (due?.chat_id !== chat.id || !farmer) return;
    const { card, nth } = due;
    await insertCheckup(tx, due, ctx.now());
    await appendAutomatic(ctx, tx, {
      chatId: chat.id,
      kind: 'checkup',
      text: question(due, farmer.language),
      meta: {
        checkup: {
          plan_id: planId,
          sent_on: card.sent_on,
          crop: card.crop,
          problem: card.problem.name,
          look: card.check.look,
          again: nth > 1,
        },
      },
    });
    if (ctx.sms.sendCheckup) await ctx.jobs.enqueue(tx, TEXT_JOB, { plan_id: planId, nth });
  });
}

/** In words, for a screen that does not know the card. */
function question({ card, nth }: DueRow, language: Language): string {
  const words = WORDS[language];
  const { look } = card.check;
  const line = fillIn(nth > 1 ? words.again : words.ask, {
    crop: textIn(card.crop, language),
    problem: textIn(card.problem.name, language),
    day: writtenDay(card.sent_on),
  });
  return look === '' ? line : `${line}\n${fillIn(words.look, { look })}`;
}

/** One SMS to a farmer whom no notification reaches. It is not tried again: the first may have gone out. */
export async function textFarmer(ctx: AppContext, asking: Static<typeof TextJob>): Promise<void> {
  const { sendCheckup } = ctx.sms;
  // A queue that stood still must not ring in the night.
  if (!sendCheckup || !isAskingHour(ctx.content.now().hours, ctx.now())) return;
  const asked = await findUnanswered(ctx.db, asking);
  const farmer = asked && (await findFarmer(ctx.db, asked.farmer_id));
  if (!farmer?.mobile || (await isReachedByPush(ctx.db, farmer.id, ctx.now()))) return;
  if (!(await claimText(ctx.db, asking, ctx.now()))) return;
  try {
    await sendCheckup(farmer.mobile);
  } catch (err) {
    ctx.log.warn({ err, plan_id: asking.plan_id }, 'followups.text_failed');
  }
}
