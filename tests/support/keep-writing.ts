import { setTimeout as sleep } from 'node:timers/promises';
import type { TestClient } from './client.ts';

/** As a phone's outbox does: one after the other, each under one id until it stands. `refusals`: how often it did not yet. */
export function keepWriting(farmer: TestClient) {
  const said: string[] = [];
  let refusals = 0;
  let chatId = 0;
  let isOver = false;
  const writing = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const message = { text: `ಮಾತು ${count}`, client_id: crypto.randomUUID() };
      for (;;) {
        const { status, body } = await farmer.post('/api/chat/message', message);
        if (status === 200) {
          chatId = body.message.chat_id;
          said.push(message.text);
          break;
        }
        if (status !== 503 || body.code !== 'UNAVAILABLE')
          throw new Error(`${status} ${JSON.stringify(body)}`);
        refusals += 1;
        await sleep(200);
      }
      await sleep(50);
    }
  })();
  return {
    said,
    refusals: () => refusals,
    chatId: () => chatId,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

/** Every text of it, from the first on. */
export async function wholeThread(farmer: TestClient, chatId: number): Promise<string[]> {
  const shown: { text: string; seq: number }[] = [];
  for (let before = ''; ; ) {
    const { body } = await farmer.get(`/api/chat/thread/${chatId}?limit=100${before}`);
    shown.unshift(...body);
    if (body.length < 100) return shown.map(({ text }) => text);
    before = `&before=${body[0].seq}`;
  }
}
