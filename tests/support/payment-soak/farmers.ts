import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, TestClient } from '../client.ts';
import { OFFICE, type RunningApp } from '../running-app.ts';

const AT_ONCE = 4;
/** An app that is killed is back within seconds; one that is away so long is a fault. */
const TIMEOUT_MS = 60_000;

export interface Farmer {
  client: TestClient;
  mobile: string;
  chatId: number;
}

/** Registers farmers by OTP, each from an address of their own, and opens their chats with a word. */
export async function registerFarmers(app: RunningApp, count: number): Promise<Farmer[]> {
  const farmers: Farmer[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index);
  await inLanes(AT_ONCE, numbers, async (index) => {
    farmers[index] = await registerFarmer(app, index);
  });
  return farmers;
}

async function registerFarmer(app: RunningApp, index: number): Promise<Farmer> {
  const mobile = `97${String(31_000_000 + index)}`;
  const address = `10.${index >> 8}.${index & 255}.7`;
  const client = new TestClient(app.url, { 'x-forwarded-for': address });
  must(await client.post('/api/auth/send-otp', { mobile }));
  const code = await app.code(mobile);
  const profile = { name: 'ಶಿವಣ್ಣ', address: 'ಹಾವೇರಿ' };
  must(await client.post('/api/auth/verify-otp', { mobile, code, role: 'farmer', ...profile }));
  const { body } = must(await client.postForm('/api/chat/message', form({ text: 'ಬೆಲೆ ತಿಳಿಸಿ' })));
  return { client, mobile, chatId: body.message.chat_id };
}

/** The office that prices what farmers ask for. */
export async function logInOffice(app: RunningApp): Promise<TestClient> {
  const client = new TestClient(app.url);
  must(await client.post('/api/admin/login-start', OFFICE));
  must(
    await client.post('/api/admin/verify-otp', { email: OFFICE.email, code: await app.code(OFFICE.email) }),
  );
  return client;
}

/** @returns the id of the quotation */
export async function sendQuotation(
  office: TestClient,
  chatId: number,
  amountPaise: number,
): Promise<number> {
  const amount = (amountPaise / 100).toFixed(2);
  const offer = form({ chat_id: String(chatId), amount, original_name: 'ದರಪಟ್ಟಿ.pdf' });
  offer.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'quotation.pdf');
  return must(await office.postForm('/api/quotes/upload', offer)).body.quotation.id;
}

/** Calls until the app answers at all: a browser's user presses again when there was no network. */
export async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const answer = await call();
      // The proxy's words for an app that is starting.
      if (answer.status !== 503 || Date.now() > until) return answer;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await sleep(150);
  }
}

/** So many at a time, in order. */
export async function inLanes<T>(lanes: number, work: T[], each: (one: T) => Promise<void>): Promise<void> {
  const left = [...work];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await each(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function must(answer: Answer): Answer {
  if (answer.status === 200) return answer;
  throw new Error(`expected 200, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
