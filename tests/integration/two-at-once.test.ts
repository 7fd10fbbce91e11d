import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPayment } from '../../server/features/payments/payments.store.ts';
import { form, openChat, type PayingFarmer, payingFarmer, quote } from '../factories.ts';
import { type FarmerClient, freshMobile, startTestApp, type TestApp } from '../support/app.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';

/**
 * Two people of the office do the same thing, or two things that exclude each other, in the same instant: one wins, and
 * the other is told who. Nothing is done twice, and nothing of anybody's is written over.
 */
const PEOPLE = [
  { en: 'Anna', kn: 'ಅನ್ನಾ' },
  { en: 'Bhima', kn: 'ಭೀಮ' },
] as const;

let app: TestApp;
let anna: TestClient;
let bhima: TestClient;

beforeAll(async () => {
  app = await startTestApp({ REFUND_FOUR_EYES_ABOVE: '1000' });
  [anna, bhima] = [await app.hire(['owner'], PEOPLE[0]), await app.hire(['owner'], PEOPLE[1])];
});
afterAll(() => app.close());

/** Each does theirs at the same moment. @returns who won, what they were answered, and what the other was */
async function race(act: (as: TestClient, index: 0 | 1) => Promise<Answer>) {
  const answers = await Promise.all([act(anna, 0), act(bhima, 1)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted(), JSON.stringify(answers.map(({ body }) => body))).toEqual([200, 409]);
  const winner = statuses[0] === 200 ? 0 : 1;
  return { winner, won: answers[winner]?.body, lost: answers[1 - winner]?.body };
}

/** The same, and the loser reads the winner's name, in either language. */
async function oneWins(code: string, act: Parameters<typeof race>[0]) {
  const outcome = await race(act);
  const { en, kn } = PEOPLE[outcome.winner] ?? {};
  expect(outcome.lost).toMatchObject({ code, known: { who_en: en, who_kn: kn } });
  return outcome;
}

async function chat(): Promise<{ farmer: FarmerClient; chatId: number }> {
  const farmer = await app.loginFarmer();
  return { farmer, chatId: await openChat(farmer) };
}
const rowOf = async (chatId: number) => (await anna.get(`/api/chat/${chatId}`)).body.chat;
const log = async (chatId: number, action: string) =>
  (await anna.get(`/api/admin/log?chat_id=${chatId}`)).body.lines.filter(
    (line: { action: string }) => line.action === action,
  );
const query = (statement: string, values: unknown[] = []) => app.ctx.db.pool.query(statement, values);
/** Both have just proven that it is them. */
const stepUp = () => query(`update sessions set step_up_until = '2100-01-01'`);

async function paid(amount = 450): Promise<PayingFarmer> {
  const one = await payingFarmer(app, anna, amount);
  const payment = await findPayment(app.ctx.db, one.pid);
  await app.settlePayment(payment?.merchant_order_id ?? '', 'success');
  await eventually(async () => expect((await findPayment(app.ctx.db, one.pid))?.status).toBe('success'));
  return one;
}
const payment = async (pid: number) => (await anna.get(`/api/payments/${pid}`)).body.payment;

/** A walk-in; answers the chat. */
async function enter(name: string): Promise<number> {
  const body = {
    mobile: freshMobile(),
    name,
    address: 'ಹುಣಸೂರು',
    language: 'kn',
    crops: [],
    consent: 'counter',
  };
  const { status, body: answer } = await anna.post('/api/admin/customers', body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.chat_id;
}

describe('of two in one instant one wins, and the other is told who', () => {
  it('takes a chat', async () => {
    const { chatId } = await chat();
    const take = { from: null, to: { me: true } };
    await oneWins('HOLDER_CHANGED', (as) => as.put(`/api/admin/chats/${chatId}/holder`, take));
  });

  it('answers it', async () => {
    const { farmer, chatId } = await chat();
    const { head_seq: seen_seq } = await rowOf(chatId);
    const say = (as: TestClient, text: string) =>
      as.postForm(
        '/api/chat/message',
        form({ chat_id: chatId, text, seen_seq, client_id: crypto.randomUUID() }),
      );
    const { winner } = await oneWins('ANSWERED_MEANWHILE', (as, index) => say(as, `answer ${index}`));
    const texts = (await farmer.get(`/api/chat/thread/${chatId}`)).body.map(
      ({ text }: { text: string }) => text,
    );
    expect(texts.filter((text: string) => text?.startsWith('answer'))).toEqual([`answer ${winner}`]);
    // Their own second word is no colleague's, and whoever has read the first may go on.
    expect((await say(winner === 0 ? anna : bhima, 'more')).status).toBe(200);
    const now = { chat_id: chatId, text: 'ಓದಿದೆ', seen_seq: (await rowOf(chatId)).head_seq };
    expect((await (winner === 0 ? bhima : anna).postForm('/api/chat/message', form(now))).status).toBe(200);
  });

  it('answers it again after a lost answer, as the same message', async () => {
    const { chatId } = await chat();
    const { head_seq: seen_seq } = await rowOf(chatId);
    const words = { chat_id: chatId, text: 'ಒಮ್ಮೆ', seen_seq, client_id: crypto.randomUUID() };
    const first = (await anna.postForm('/api/chat/message', form(words))).body.message;
    await bhima.postForm('/api/chat/message', form({ chat_id: chatId, text: 'ಮತ್ತೆ' }));
    const again = await anna.postForm('/api/chat/message', form(words));
    expect(again).toMatchObject({ status: 200, body: { message: { id: first.id } } });
  });

  it('quotes', async () => {
    const { chatId } = await chat();
    const { head_seq: seen_seq } = await rowOf(chatId);
    const file = { name: 'q.pdf', bytes: '%PDF-1.4\ntrailer<<>>\n%%EOF\n' };
    await oneWins('ANSWERED_MEANWHILE', (as, index) =>
      as.postForm('/api/quotes/upload', form({ chat_id: chatId, amount: 100 + index, seen_seq }, file)),
    );
    expect((await anna.get(`/api/admin/customers/${chatId}`)).body.customer.quotations).toHaveLength(1);
  });

  it('settles it without an answer', async () => {
    const { chatId } = await chat();
    const body = { chat_id: chatId, up_to_seq: (await rowOf(chatId)).head_seq };
    const { winner } = await oneWins('DONE_ALREADY', (as) => as.post('/api/chat/done', body));
    expect((await (winner === 0 ? anna : bhima).post('/api/chat/done', body)).status, 'one’s own again').toBe(
      200,
    );
    expect(await log(chatId, 'chat.done')).toHaveLength(1);
  });

  it('withdraws a quotation', async () => {
    const { chatId } = await chat();
    const { id } = await quote(anna, chatId, 300);
    const withdraw = (as: TestClient) => as.post(`/api/quotes/${id}/withdraw`, {});
    const { winner } = await oneWins('DONE_ALREADY', withdraw);
    expect((await withdraw(winner === 0 ? anna : bhima)).status, 'one’s own again').toBe(200);
    expect(await log(chatId, 'quotation.withdraw')).toHaveLength(1);
  });

  it('sends the same LR', async () => {
    const { chatId } = await chat();
    const body = { chat_id: chatId, lr_number: 'VRL778899' };
    await oneWins('LR_SENT_ALREADY', (as) =>
      as.post('/api/chat/lr', { ...body, client_id: crypto.randomUUID() }),
    );
    expect(await log(chatId, 'dispatch.send')).toHaveLength(1);
  });

  it('sends the same goods under two LR numbers', async () => {
    const { chatId, pid } = await paid();
    await oneWins('DISPATCH_ITEM_GONE', (as, index) =>
      as.post('/api/chat/lr', { chat_id: chatId, lr_number: `VRL55${index}`, pids: [pid] }),
    );
    expect(await log(chatId, 'dispatch.send')).toHaveLength(1);
  });

  it('hands goods over the counter', async () => {
    const { pid, chatId } = await paid();
    await oneWins('DONE_ALREADY', (as) => as.post(`/api/payments/${pid}/handed-over`, { handed_over: true }));
    expect(await log(chatId, 'dispatch.handed_over')).toHaveLength(1);
  });

  it('hands them over while the other sends them', async () => {
    const { pid, chatId } = await paid();
    await oneWins('DISPATCH_ITEM_GONE', (as, index) =>
      index === 0
        ? as.post(`/api/payments/${pid}/handed-over`, { handed_over: true })
        : as.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL661', pids: [pid] }),
    );
    const went = [...(await log(chatId, 'dispatch.handed_over')), ...(await log(chatId, 'dispatch.send'))];
    expect(went).toHaveLength(1);
  });

  it('gives a part of the money back', async () => {
    const { pid } = await paid();
    await stepUp();
    const wish = { amount: '100', reason: 'ಒಡೆದ ಬಾಟಲಿ', seen: 0 };
    await oneWins('REFUND_MEANWHILE', (as) => as.post(`/api/payments/${pid}/refunds`, wish));
    expect((await payment(pid)).refunds).toHaveLength(1);
    await stepUp();
    expect((await bhima.post(`/api/payments/${pid}/refunds`, { ...wish, seen: 1 })).status, 'seen').toBe(200);
  });

  it('decides on a large refund', async () => {
    const { pid } = await paid(5_000);
    await stepUp();
    const third = await app.hire(['accounts'], { en: 'Chandra' });
    await stepUp();
    const asked = await third.post(`/api/payments/${pid}/refunds`, { amount: '4000', reason: 'ವಾಪಸ್' });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    await stepUp();
    const path = `/api/payments/${pid}/refunds/${asked.body.refund.id}/confirm`;
    await oneWins('REFUND_NOT_WAITING', (as, index) =>
      as.post(path, { decision: index === 0 ? 'confirm' : 'decline' }),
    );
  });

  it('decides on a payment in review', async () => {
    const { pid } = await payingFarmer(app, anna, 700);
    await query(`update payments set status = 'review' where pid = $1`, [pid]);
    await stepUp();
    const { winner } = await oneWins('PAYMENT_NOT_IN_REVIEW', (as, index) =>
      as.post(`/api/payments/${pid}/settle`, {
        to: index === 0 ? 'success' : 'failed',
        reason: 'ಬ್ಯಾಂಕ್ ಪುಟ ನೋಡಿದೆ',
      }),
    );
    expect((await payment(pid)).status).toBe(winner === 0 ? 'success' : 'failed');
  });

  it('closes an alert', async () => {
    const { pid } = await paid();
    await query(
      `insert into payment_alerts (kind, pid, alert_key, raised_at) values ('mismatch', $1::bigint, 'mismatch:' || $1::bigint, now())`,
      [pid],
    );
    const body = { kind: 'mismatch', reason: 'ಪ್ರೊವೈಡರ್‌ಗೆ ಕರೆ ಮಾಡಿದೆ' };
    await oneWins('DONE_ALREADY', (as) => as.post(`/api/payments/${pid}/alerts/close`, body));
  });

  it('blocks a farmer, and lets them write again', async () => {
    const { farmer, chatId } = await chat();
    const { mobile } = farmer;
    const block = (as: TestClient, index: number) =>
      as.post('/api/admin/block', { mobile, blocked: true, reason: `reason ${index}` });
    const { winner } = await oneWins('DONE_ALREADY', block);
    const { customer } = (await anna.get(`/api/admin/customers/${chatId}`)).body;
    expect(customer.block).toMatchObject({ reason: `reason ${winner}`, by: { en: PEOPLE[winner]?.en } });
    expect((await block(winner === 0 ? anna : bhima, winner)).status, 'one’s own again').toBe(200);
    await oneWins('DONE_ALREADY', (as) => as.post('/api/admin/block', { mobile, blocked: false }));
    expect((await log(chatId, 'farmer.block')).length + (await log(chatId, 'farmer.unblock')).length).toBe(2);
  });

  it('corrects a customer: what only one of them changed stays, what both did is refused', async () => {
    const { chatId } = await chat();
    const path = `/api/admin/customers/${chatId}`;
    const { name, address, crops } = (await anna.get(path)).body.customer;
    const was = { name, address, crops };
    const correct = (as: TestClient, change: object) => as.put(path, { ...was, ...change, was });
    await oneWins('CUSTOMER_CHANGED', (as, index) => correct(as, { name: `ಗೌರಮ್ಮ ${index}` }));
    const { name: now } = (await anna.get(path)).body.customer;
    const other = await correct(bhima, { crops: ['ಅಡಿಕೆ'] });
    expect(other.body.customer).toMatchObject({ name: now, crops: ['arecanut'] });
    expect((await log(chatId, 'customer.edit'))[0]).toMatchObject({
      who: { en: 'Bhima' },
      detail: { after: { crops: 'Arecanut' } },
    });
  });

  it('puts a number right', async () => {
    const chatId = await enter('ಬಸಪ್ಪ');
    const { mobile: was } = (await anna.get(`/api/admin/customers/${chatId}`)).body.customer;
    const right = [freshMobile(), freshMobile()];
    await oneWins('CUSTOMER_CHANGED', (as, index) =>
      as.put(`/api/admin/customers/${chatId}/mobile`, { mobile: right[index], was }),
    );
  });

  it('merges one customer into another', async () => {
    const [from, one, two] = [await enter('ಮಾದಪ್ಪ'), await enter('ಮಾದಪ್ಪ'), await enter('ಮಾದಪ್ಪ')];
    await oneWins('DONE_ALREADY', (as, index) =>
      as.post(`/api/admin/customers/${index === 0 ? one : two}/merge`, { from_chat_id: from }),
    );
  });

  it('deletes a walk-in who no longer agrees', async () => {
    const chatId = await enter('ನಿಂಗಪ್ಪ');
    await oneWins('DONE_ALREADY', (as) => as.del(`/api/admin/customers/${chatId}`));
  });

  it('writes the note of a customer', async () => {
    const { chatId } = await chat();
    const note = (as: TestClient, index: number) =>
      as.put(`/api/admin/customers/${chatId}/note`, { note: `note ${index}`, was: '' });
    const { winner } = await oneWins('NOTE_CHANGED', note);
    expect((await anna.get(`/api/admin/customers/${chatId}`)).body.customer.note).toBe(`note ${winner}`);
  });

  it('renames a label', async () => {
    const made = await anna.post('/api/admin/labels', { kind: 'own', names: { en: 'Pays by cheque' } });
    const rename = (as: TestClient, index: number) =>
      as.put(`/api/admin/labels/${made.body.label.id}`, {
        kind: 'own',
        names: { en: `Cheque ${index}` },
        version: 1,
      });
    await oneWins('LABEL_CHANGED', rename);
  });

  it('changes a saved reply, or takes away what the other changes', async () => {
    const words = { shortcut: 'twice', text_en: 'Good day', text_kn: 'ನಮಸ್ಕಾರ' };
    const { id } = (await anna.post('/api/admin/saved-replies', words)).body.reply;
    const path = `/api/admin/saved-replies/${id}`;
    await oneWins('SAVED_REPLY_CHANGED', (as, index) =>
      as.put(path, { ...words, text_en: `Good day ${index}`, version: 1 }),
    );
    expect(await anna.del(`${path}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'SAVED_REPLY_CHANGED' },
    });
    expect((await anna.del(`${path}?version=2`)).status).toBe(200);
  });
});
