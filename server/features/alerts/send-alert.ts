import type { Alert, AlertWords, SendAlertBody } from '#shared/contract/office/alerts.ts';
import { nextAlertTime } from '#shared/domain/alerts/alert-rules.ts';
import { doseIn } from '#shared/domain/alerts/dose-words.ts';
import { isWrittenIn } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import { announceAlerts } from './alerts.announce.ts';
import * as store from './alerts.store.ts';
import { audienceOf, viewAlert } from './drafts.ts';
import { insertRecipients } from './recipients.store.ts';
import { SEND_JOB } from './send-batches.ts';

/**
 * Begins to send the draft as its writer saw it, to as many farmers as they typed: whom it goes to is kept in the same
 * transaction, and the job takes it from there. The same press again is answered with what it began.
 *
 * @throws {AppError} NOT_FOUND; ALERT_CHANGED naming the colleague who sent it; ALERT_WORDS and ALERT_DOSE, with what is
 *   wrong where as `fields`; ALERT_NOBODY; ALERT_FARMERS, with the number by now as `fields.farmers`
 */
export async function sendAlert(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  { version, farmers }: SendAlertBody,
): Promise<Alert> {
  return ctx.inTransaction(async (tx) => {
    const alert = await hold(tx, id);
    if (isOwnAct(alert, version)) return viewAlert(ctx, tx, alert);
    if (alert.state !== 'draft' || alert.version !== version) throw await changed(tx, actor, id);
    judgeWords(alert.words);
    const now = ctx.now();
    const dueAt = nextAlertTime(now);
    const reached = await insertRecipients(tx, id, audienceOf(ctx, alert), dueAt);
    if (reached === 0) throw new AppError('ALERT_NOBODY');
    if (reached !== farmers) throw new AppError('ALERT_FARMERS', { fields: { farmers: String(reached) } });
    await store.setSending(tx, id, { by: actor.staffId, now });
    await recordAudit(tx, {
      ...actor,
      action: 'alert.send',
      subject: `alert:${id}`,
      detail: { problem: alert.problem, taluks: alert.taluks, farmers: reached },
    });
    await ctx.jobs.enqueue(tx, SEND_JOB, {}, { key: SEND_JOB, runAt: dueAt });
    tx.afterCommit(() => announceAlerts(ctx));
    return viewAlert(ctx, tx, await hold(tx, id));
  });
}

/** Nobody is sent it from now on; who has it keeps it. One that is over stays as it is. @throws {AppError} NOT_FOUND */
export async function stopAlert(ctx: AppContext, actor: OfficeActor, id: number): Promise<Alert> {
  return ctx.inTransaction(async (tx) => {
    const alert = await hold(tx, id);
    if (alert.state === 'sending') {
      await store.setStopped(tx, id, { by: actor.staffId, now: ctx.now() });
      await recordAudit(tx, {
        ...actor,
        action: 'alert.stop',
        subject: `alert:${id}`,
        detail: { problem: alert.problem, sent: alert.sent, farmers: alert.farmers },
      });
      tx.afterCommit(() => announceAlerts(ctx));
    }
    return viewAlert(ctx, tx, await hold(tx, id));
  });
}

/** Sent over the very version that is named: an answer was lost on the way. */
const isOwnAct = ({ state, version }: store.AlertRow, seen: number): boolean =>
  (state === 'sending' || state === 'sent') && version === seen + 1;

async function hold(tx: Transaction, id: number): Promise<store.AlertRow> {
  const alert = await store.lockAlert(tx, id);
  if (!alert) throw new AppError('NOT_FOUND');
  return alert;
}

const changed = (tx: Transaction, actor: OfficeActor, id: number): Promise<AppError> =>
  tooLate(tx, actor, 'ALERT_CHANGED', { actions: ['alert.send'], chatId: null, subject: `alert:${id}` });

/** Both parts in every language, in its own letters, and no dose in any. */
function judgeWords(words: AlertWords): void {
  const parts = LANGUAGES.flatMap((language) =>
    (['look', 'first'] as const).map((part) => ({
      language,
      at: `${part}.${language}`,
      text: words[part][language],
    })),
  );
  const missing = parts.filter(({ language, text }) => !isWrittenIn(text, language));
  if (missing.length > 0)
    throw new AppError('ALERT_WORDS', {
      fields: Object.fromEntries(missing.map(({ at }) => [at, 'is not written yet in this language'])),
    });
  const doses = parts.flatMap(({ at, text }) => {
    const dose = doseIn(text);
    return dose === null ? [] : [[at, dose]];
  });
  if (doses.length > 0) throw new AppError('ALERT_DOSE', { fields: Object.fromEntries(doses) });
}
