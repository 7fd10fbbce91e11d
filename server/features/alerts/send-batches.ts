import { randomUUID } from 'node:crypto';
import {
  ALERT_STALE_DAYS,
  ALERTS_A_WEEK,
  morningOf,
  nextAlertTime,
} from '#shared/domain/alerts/alert-rules.ts';
import { DAY_MS, indiaDay, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { appendAutomatic, findChatByFarmer, lockChat } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { alertText, cardOf } from './alert-card.ts';
import { announceAlerts } from './alerts.announce.ts';
import * as store from './recipients.store.ts';

export const SEND_JOB = 'alerts.send';

/** Between two batches the queue does other work, and the office sees how far it is. */
const BATCH = 50;
/** A node that was killed keeps an alert no longer. */
const LEASE_MS = 120_000;
/** When a farmer whose message could not be stored is looked at again. */
const AFTER_FAILURE_MS = 10 * 60_000;
const WEEK_MS = 7 * DAY_MS;

/** Each minute, which takes up what a killed node left, and the morning after; in a row while there is more. */
export function defineSending(ctx: AppContext): void {
  ctx.jobs.define(SEND_JOB, () => sendBatches(ctx), { cron: '* * * * *' });
}

/** A batch of one alert. Safe to run again and side by side: the lease keeps the work apart, each farmer's row the message single. */
export async function sendBatches(ctx: AppContext, batch = BATCH): Promise<void> {
  const now = ctx.now();
  if (nextAlertTime(now) > now) return;
  const lease = { token: randomUUID(), now, until: new Date(now.getTime() + LEASE_MS) };
  const alert = await ctx.inTransaction((tx) => store.claimAlert(tx, lease));
  if (!alert) return;
  for (const farmerId of await store.listDue(ctx.db, alert.id, now, batch)) {
    await ctx
      .inTransaction((tx) => alertFarmer(ctx, tx, alert, farmerId))
      .catch(async (err: unknown) => {
        // One that fails must not keep the others waiting, and the batches follow each other at once.
        ctx.log.error({ err, alert: alert.id, farmer_id: farmerId }, 'alerts.send_failed');
        const place = { alertId: alert.id, farmerId };
        await ctx.inTransaction((tx) => store.putOff(tx, place, new Date(now.getTime() + AFTER_FAILURE_MS)));
      });
  }
  await ctx.inTransaction(async (tx) => {
    await store.releaseAlert(tx, alert.id, lease);
    await ctx.jobs.enqueue(tx, SEND_JOB, {}, { key: SEND_JOB });
    tx.afterCommit(() => announceAlerts(ctx));
  });
}

/** The chat's lock first: of two alerts for one farmer the second counts the first. */
async function alertFarmer(
  ctx: AppContext,
  tx: Transaction,
  alert: store.ClaimedRow,
  farmerId: number,
): Promise<void> {
  const now = ctx.now();
  const found = await findChatByFarmer(tx, farmerId);
  if (found) await lockChat(tx, found.id);
  const place = { alertId: alert.id, farmerId };
  const today = indiaDay(now);
  const since = { day: startOfIndiaDay(today), week: new Date(now.getTime() - WEEK_MS) };
  const waiting = await store.lockWaiting(tx, place, since);
  if (!waiting) return;
  const farmer = await findFarmer(tx, farmerId);
  const isStale = now.getTime() - Date.parse(alert.sent_at) > ALERT_STALE_DAYS * DAY_MS;
  if (!found || !farmer || !waiting.may_get || isStale || waiting.this_week >= ALERTS_A_WEEK)
    return store.setLeftOut(tx, place);
  if (waiting.today > 0) return store.putOff(tx, place, morningOf(today + 1));
  const card = cardOf(alert);
  const { message } = await appendAutomatic(ctx, tx, {
    chatId: found.id,
    kind: 'alert',
    text: alertText(card, farmer.language),
    meta: { alert: card },
  });
  await store.setSent(tx, place, { messageId: message.id, now });
}
