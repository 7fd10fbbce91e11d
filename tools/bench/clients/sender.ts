/** People who write: as fast as the answers come, or at an even pace. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeHeaders } from '../../people.ts';
import { summarise } from '../figure.ts';
import { microseconds } from './clock.ts';
import { HttpLine, request } from './http-line.ts';
import { answerQuestions } from './process.ts';

export interface Sender {
  cookie: string;
  /** For the office: the chat it writes into. */
  chatId?: number;
}

interface Setting {
  url: string;
  senders: readonly Sender[];
}

export interface LoopResult {
  sent: number;
  perSecond: number;
  /** From asking to the whole answer, in milliseconds. */
  p50: number;
  p99: number;
}

let setting: Setting;

function sendRequest({ cookie, chatId }: Sender): Buffer {
  const body = {
    text: `${microseconds()} ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ಕೊಳೆ ರೋಗ ಬಂದಿದೆ, ಏನು ಔಷಧ ಹೊಡೆಯಬೇಕು ಸರ್?`,
    client_id: randomUUID(),
    ...(chatId === undefined ? {} : { chat_id: chatId, sender_role: 'admin' }),
  };
  const headers = {
    'content-type': 'application/json',
    ...writeHeaders(cookie),
  };
  return request('POST', '/api/chat/message', headers, JSON.stringify(body));
}

async function send(line: HttpLine, sender: Sender): Promise<number> {
  const begun = performance.now();
  const { status, body } = await line.ask(sendRequest(sender));
  if (status !== 200) throw new Error(`a send was answered ${status}: ${body.toString()}`);
  return performance.now() - begun;
}

const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** `lines` people at once, each with the next message when the last one stands. */
async function asFastAsItGoes({ lines, seconds }: { lines: number; seconds: number }): Promise<LoopResult> {
  const samples: number[] = [];
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: lines }, async () => {
      const line = new HttpLine(setting.url);
      while (performance.now() - begun < seconds * 1000) {
        next += 1;
        samples.push(await send(line, nth(setting.senders, next)));
      }
      line.close();
    }),
  );
  return resultOf(samples, performance.now() - begun);
}

/** One message every so often, whether or not the last one is answered. */
async function atPace({ perSecond, seconds }: { perSecond: number; seconds: number }): Promise<LoopResult> {
  const samples: number[] = [];
  const idle: HttpLine[] = [];
  const under: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const line = idle.pop() ?? new HttpLine(setting.url);
    under.push(
      send(line, nth(setting.senders, n)).then((took) => {
        samples.push(took);
        idle.push(line);
      }),
    );
  }
  await Promise.all(under);
  for (const line of idle) line.close();
  return resultOf(samples, performance.now() - begun);
}

function resultOf(samples: readonly number[], tookMs: number): LoopResult {
  const { p50, p99 } = summarise(samples);
  return { sent: samples.length, perSecond: (samples.length * 1000) / tookMs, p50, p99 };
}

answerQuestions({
  prepare: (given: Setting) => {
    setting = given;
  },
  asFastAsItGoes,
  atPace,
});
