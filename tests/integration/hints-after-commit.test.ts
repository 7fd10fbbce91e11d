import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';

/** What never came to stand must not be shown to anybody: hints leave when the transaction is over, and only then. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The very end of a transaction is where these fail, or take their time.
  await app.ctx.db.pool.query(`
    create function at_commit() returns trigger language plpgsql as $$
    begin
      if new.text like 'refused%' then raise exception 'refused at the commit'; end if;
      if new.text like 'slow%' then perform pg_sleep(1); end if;
      return null;
    end $$`);
  await app.ctx.db.pool.query(`
    create constraint trigger at_commit after insert on messages
    deferrable initially deferred for each row execute function at_commit()`);
});
afterAll(async () => {
  closeLines();
  await app.close();
});

it('a message whose commit fails is hinted to nobody; one whose commit takes long, not before it stands', async () => {
  const [farmer, office] = [await app.loginFarmer(), await app.loginOffice()];
  const first = await farmer.post('/api/chat/message', { text: 'ಮೊದಲ' });
  const chatId = first.body.message.chat_id;
  const screens = [await openLine(app.url, farmer, 'farmer'), await openLine(app.url, office, 'office')];
  const heard = (word: string) => screens.map((line) => JSON.stringify(line.heard).includes(word));
  const news = () => screens.flatMap((line) => line.heard.filter(([name]) => name.startsWith('chat')));

  for (const [side, client] of [farmer, office].entries()) {
    const to = side === 0 ? {} : { chat_id: chatId };
    const before = news().length;
    const refused = await client.post('/api/chat/message', { text: `refused ${side}`, ...to });
    expect(refused.status).toBe(500);
    await sleep(400);
    expect(heard(`refused ${side}`)).toEqual([false, false]);
    expect(news()).toHaveLength(before);

    const sending = client.post('/api/chat/message', { text: `slow ${side}`, ...to });
    await sleep(600);
    expect(heard(`slow ${side}`)).toEqual([false, false]);
    expect((await sending).status).toBe(200);
    await expect.poll(() => heard(`slow ${side}`)).toEqual([true, true]);
  }
  const { body } = await farmer.get(`/api/chat/thread/${chatId}`);
  expect(body.map(({ text, seq }: { text: string; seq: number }) => [text, seq])).toEqual([
    ['ಮೊದಲ', 1],
    ['slow 0', 2],
    ['slow 1', 3],
  ]);
});
