/** Somebody who speaks into the bare relay at an even pace. */
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { microseconds } from './clock.ts';
import { answerQuestions } from './process.ts';

interface Speech {
  url: string;
  rooms: readonly string[];
  perSecond: number;
  seconds: number;
}

const LINES = 8;

async function speak({ url, rooms, perSecond, seconds }: Speech): Promise<number> {
  const lines: Socket[] = await Promise.all(
    Array.from({ length: LINES }, async () => {
      const socket = io(url, {
        transports: ['websocket'],
        forceNew: true,
        auth: { as: 'farmer' },
        extraHeaders: { cookie: 'caller' },
      });
      await new Promise<void>((resolve) => socket.once('ready', () => resolve()));
      return socket;
    }),
  );
  const begun = performance.now();
  const total = perSecond * seconds;
  for (let n = 0; n < total; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const sender_role = n % 2 === 0 ? 'farmer' : 'admin';
    const message = { text: `${microseconds()} ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ಕೊಳೆ ರೋಗ ಬಂದಿದೆ, ಏನು ಔಷಧ ಹೊಡೆಯಬೇಕು ಸರ್?` };
    const hint = { chat_id: n, seq: n, sender_role, event: { type: 'message', message } };
    lines[n % LINES]?.emit('say', { room: rooms[n % rooms.length], ...hint });
  }
  await sleep(500);
  for (const line of lines) line.disconnect();
  return total;
}

answerQuestions({ speak });
