import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { Answer, HttpClient } from '../http-client.ts';
import { drawQuotation } from './documents.ts';
import { type DemoFarmer, OPENINGS } from './people.ts';
import { drawLeafPhoto } from './photos.ts';
import { type Step, stepsOf, storyOf } from './stories.ts';

export interface Moment {
  hoursAgo: number;
  happen: (now: Date) => Promise<void>;
}

interface Surroundings {
  /** A fresh browser behind its own address: forty logins from one would be refused, rightly. */
  client: (ip: string) => HttpClient;
  /** Ends an order at the provider's look-alike, as its buttons do. */
  settle: (merchantOrderId: string, outcome: 'success' | 'failed') => Promise<void>;
  /** Lets time pass: the provider is not asked twice within moments. */
  wait: (seconds: number) => void;
  office: { email: string; password: string };
  readCode: (recipient: string) => Promise<string>;
}

interface Cast {
  index: number;
  farmer: DemoFarmer;
  mobile: string;
  browser: HttpClient;
  chatId?: number;
  amount?: string;
}

/** The people of the demo and what they do, each step through the product's own routes. */
export class Business {
  readonly #world: Surroundings;
  #office: HttpClient | undefined;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  plan(farmers: readonly DemoFarmer[]): Moment[] {
    const moments: Moment[] = [{ hoursAgo: 24 * 9, happen: () => this.#officeLogsIn() }];
    farmers.forEach((farmer, index) => {
      const cast: Cast = {
        index,
        farmer,
        mobile: `90000${String(10_001 + index * 7)}`,
        browser: this.#world.client(`10.${index + 1}.0.7`),
      };
      const steps = stepsOf(storyOf(index), farmer.crop, index);
      const first = Math.max(...steps.map((step) => step.at));
      moments.push({ hoursAgo: first + 0.1, happen: () => this.#farmerLogsIn(cast) });
      for (const step of steps)
        moments.push({ hoursAgo: step.at, happen: (now) => this.#play(cast, step, now) });
    });
    return moments;
  }

  async #officeLogsIn(): Promise<void> {
    const { email, password } = this.#world.office;
    const browser = this.#world.client('10.200.0.1');
    must(await browser.post('/api/admin/login-start', { email, password }));
    must(await browser.post('/api/admin/verify-otp', { email, code: await this.#world.readCode(email) }));
    this.#office = browser;
  }

  async #farmerLogsIn({ browser, mobile, farmer }: Cast): Promise<void> {
    must(
      await browser.post('/api/auth/send-otp', {
        mobile,
        notice: { version: PRIVACY_NOTICE_VERSION, language: 'kn' },
      }),
    );
    const code = await this.#world.readCode(mobile);
    const profile = { name: farmer.name, address: farmer.place };
    must(await browser.post('/api/auth/verify-otp', { mobile, code, role: 'farmer', ...profile }));
  }

  async #play(cast: Cast, step: Step, now: Date): Promise<void> {
    const office = this.#office as HttpClient;
    switch (step.do) {
      case 'farmer':
        return this.#say(cast, { text: step.text });
      case 'photo':
        return this.#say(
          cast,
          {},
          {
            bytes: await drawLeafPhoto(cast.farmer.crop, cast.index * 31 + now.getMinutes()),
            name: 'IMG_2026.jpg',
            type: 'image/jpeg',
          },
        );
      case 'voice':
        return this.#say(
          cast,
          { audio_duration: String(VOICE_SECONDS[step.which]) },
          {
            bytes: await readFile(path.join(import.meta.dirname, `media/voice-${step.which}.m4a`)),
            name: 'voice.m4a',
            type: 'audio/mp4',
          },
        );
      case 'spray':
        return this.#say(cast, spray(cast, step.daysAgo, now));
      case 'office':
        must(
          await office.postForm(
            '/api/chat/message',
            form({ chat_id: String(cast.chatId), text: step.text, sender_role: 'admin' }),
          ),
        );
        return;
      case 'read':
        must(await office.post('/api/chat/status', { chat_id: cast.chatId, status: 'READ' }));
        return;
      case 'quote':
        return this.#quote(cast, step.rupees, now);
      case 'pay':
        return this.#pay(cast, step.outcome);
      case 'lr':
        must(await office.post('/api/chat/lr', { chat_id: cast.chatId, lr_number: step.number }));
        return;
      case 'block':
        must(
          await office.post('/api/admin/block', { mobile: cast.mobile, blocked: true, reason: 'ಅಸಭ್ಯ ಸಂದೇಶ' }),
        );
        return;
    }
  }

  async #say(cast: Cast, fields: Record<string, string>, file?: Attachment): Promise<void> {
    const answer = must(await cast.browser.postForm('/api/chat/message', form(fields, file)));
    cast.chatId = answer.body.message.chat_id;
  }

  async #quote(cast: Cast, rupees: string, now: Date): Promise<void> {
    const bytes = await drawQuotation({ number: 2600 + cast.index, rupees, date: now });
    const file = { bytes, name: `Quotation-AV-${2600 + cast.index}.pdf`, type: 'application/pdf' };
    cast.amount = rupees;
    must(
      await (this.#office as HttpClient).postForm(
        '/api/quotes/upload',
        form({ chat_id: String(cast.chatId), amount: rupees }, file),
      ),
    );
  }

  /** Starts the payment as the farmer, decides it at the provider's look-alike, and lets the server ask. */
  async #pay(cast: Cast, outcome: 'success' | 'failed' | 'pending'): Promise<void> {
    const created = must(
      await cast.browser.post('/api/payment/create', { chat_id: cast.chatId, amount: cast.amount }),
    );
    if (outcome === 'pending') return;
    const { pid } = created.body;
    const status = must(await cast.browser.get(`/api/payment/status/${pid}`));
    const { merchantOrderId } = JSON.parse(status.body.payment.meta) as { merchantOrderId: string };
    await this.#world.settle(merchantOrderId, outcome);
    this.#world.wait(10);
    must(await cast.browser.get(`/api/payment/status/${pid}`));
  }
}

interface Attachment {
  bytes: Buffer;
  name: string;
  type: string;
}

/** Measured lengths of the recorded notes in `media/`, in seconds. */
const VOICE_SECONDS = { 1: 5.8, 2: 4.3, 3: 4.1 } as const;

function spray({ farmer }: Cast, daysAgo: number, now: Date): Record<string, string> {
  const date = new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return { last_spray_date: date, last_chemical: OPENINGS[farmer.crop].chemical, last_dosage: '' };
}

function form(fields: Record<string, string>, file?: Attachment): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') data.append(name, value);
  if (file) data.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return data;
}

function must(answer: Answer): Answer {
  if (answer.status === 200) return answer;
  throw new Error(`the demo was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
}
