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

/** Stand in a finished request for what each send has of its own; as long as that is, for the length is in the head. */
const TIME = '0'.repeat(20);
const ID = '00000000-0000-0000-0000-000000000000';

/**
 * The requests of each sender, their time and id left out. Made once: the sender shares the cores with the server that is
 * measured, and putting headers together was a tenth of its processor.
 */
const moulds = new Map<Sender, [beforeTime: string, beforeId: string, behind: string]>();

function mouldOf({ cookie, chatId }: Sender): [string, string, string] {
  const body = {
    text: `${TIME} ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ಕೊಳೆ ರೋಗ ಬಂದಿದೆ, ಏನು ಔಷಧ ಹೊಡೆಯಬೇಕು ಸರ್?`,
    client_id: ID,
    ...(chatId === undefined ? {} : { chat_id: chatId, sender_role: 'admin' }),
  };
  const headers = { 'content-type': 'application/json', ...writeHeaders(cookie) };
  const whole = request('POST', '/api/chat/message', headers, JSON.stringify(body)).toString();
  const [beforeTime = '', rest = ''] = whole.split(TIME);
  const [beforeId = '', behind = ''] = rest.split(ID);
  return [beforeTime, beforeId, behind];
}

function sendRequest(sender: Sender): string {
  const mould = moulds.get(sender) ?? mouldOf(sender);
  moulds.set(sender, mould);
  const [beforeTime, beforeId, behind] = mould;
  return `${beforeTime}${String(microseconds()).padStart(TIME.length, '0')}${beforeId}${randomUUID()}${behind}`;
}

async function send(line: HttpLine, sender: Sender): Promise<number> {
  const begun = performance.now();
  const { status, body } = await line.ask(sendRequest(sender));
  if (status !== 200) throw new Error(`a send was answered ${status}: ${body.toString()}`);
  return performance.now() - begun;
}

const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** From one round to the next, as the floor keeps its connections. */
const kept: HttpLine[] = [];

/** `lines` people at once, each with the next message when the last one stands. */
async function asFastAsItGoes({ lines, seconds }: { lines: number; seconds: number }): Promise<LoopResult> {
  const samples: number[] = [];
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: lines }, async (_, n) => {
      const line = kept[n] ?? new HttpLine(setting.url);
      kept[n] = line;
      while (performance.now() - begun < seconds * 1000) {
        next += 1;
        samples.push(await send(line, nth(setting.senders, next)));
      }
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
    for (const line of kept.splice(0)) line.close();
  },
  asFastAsItGoes,
  atPace,
});
