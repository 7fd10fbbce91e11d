import { expect } from 'vitest';
import type { FieldFacts } from '#shared/contract/clinic/fields.ts';
import type { PlanBody } from '#shared/contract/office/plans.ts';
import type { FarmerClient, TestApp } from './support/app.ts';
import type { Answer, TestClient } from './support/client.ts';

type PlanLineBody = PlanBody['lines'][number];

/** What most tests need before they begin, made over the API as people make it. */

export interface FormFile {
  name: string;
  bytes: Uint8Array | string;
  type?: string;
}

/** Fields as a form sends them: text. */
export function form(fields: Record<string, string | number>, file?: FormFile): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  if (file) {
    const bytes = typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes);
    data.append('file', new Blob([bytes], { type: file.type ?? '' }), file.name);
  }
  return data;
}

/** A message, whatever comes of it. The office names the chat: `chat_id`, `sender_role: 'admin'`. */
export function say(
  as: TestClient,
  fields: Record<string, string | number>,
  file?: FormFile,
): Promise<Answer> {
  return as.postForm('/api/chat/message', form(fields, file));
}

/** A farmer's first words; answers with the chat they open. */
export async function openChat(farmer: TestClient, text = 'ನಮಸ್ಕಾರ'): Promise<number> {
  return (await done(say(farmer, { text }))).message.chat_id;
}

/** The PDF need only be one to those who look at its first bytes. */
const QUOTATION: FormFile = {
  name: 'q.pdf',
  bytes: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
};

/** A quotation in rupees; answers with it and with its message. */
export async function quote(
  office: TestClient,
  chatId: number,
  amount: string | number,
  file: FormFile = QUOTATION,
): Promise<{ id: number; message_id: number }> {
  const fields = { chat_id: chatId, amount };
  return (await done(office.postForm('/api/quotes/upload', form(fields, file)))).quotation;
}

export interface PayingFarmer {
  farmer: FarmerClient;
  chatId: number;
  quotationId: number;
  pid: number;
  /** Where the payer is sent. */
  checkoutUrl: string;
}

/** A farmer writes, the office quotes, the farmer presses Pay. */
export async function payingFarmer(
  app: TestApp,
  office: TestClient,
  amount: number,
  profile: Parameters<TestApp['loginFarmer']>[0] = {},
): Promise<PayingFarmer> {
  const farmer = await app.loginFarmer(profile);
  const chatId = await openChat(farmer, 'ಬೆಲೆ ಎಷ್ಟು?');
  const { id: quotationId } = await quote(office, chatId, amount.toFixed(2));
  const { pid, checkoutUrl } = await done(farmer.post('/api/payment/create', { chat_id: chatId, amount }));
  return { farmer, chatId, quotationId, pid, checkoutUrl };
}

/** The body of an answer that must not be a refusal. */
export async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** A case of a chat, as a doctor makes it; answers with its id. */
export async function makeCase(office: TestClient, chatId: number, facts: object = {}): Promise<number> {
  const made = { client_id: crypto.randomUUID(), facts: { crop: 'chilli', ...facts }, message_ids: [] };
  return (await done(office.post(`/api/admin/chats/${chatId}/cases`, made))).case.id;
}

/** A plan that no gate has anything against, for a chilli field; without a spray unless lines are given. */
export function soundPlan(more: Partial<PlanBody> = {}): PlanBody {
  return {
    problem: { key: 'chilli-thrips', name: '', certainty: 'sure', signs: '', threshold: 'reached' },
    first: ['Blue sticky traps, 10 an acre'],
    lines: [],
    check: { on: '2099-01-01', look: 'new leaves' },
    prevent: '',
    ...more,
  };
}

/** A line of a plan for a chilli field: emamectin against thrips, 80 g an acre, in a tank of its own. */
export function soundLine(sprayOn: string, more: Partial<PlanLineBody> = {}): PlanLineBody {
  return {
    product: 'emamectin-5-sg',
    claim: null,
    dose: { amount: 80, unit: 'g', per: 'acre' },
    water: null,
    spray_on: sprayOn,
    tank: 1,
    pack: null,
    ...more,
  };
}

/** The draft of a case, written anew. */
export async function draftPlan(
  office: TestClient,
  caseId: number,
  plan = soundPlan(),
  reasons: Record<string, string> = {},
): Promise<{ version: number }> {
  const { draft } = (await office.get(`/api/admin/cases/${caseId}/plan`)).body;
  const body = { version: draft?.version ?? null, plan, reasons };
  return (await done(office.put(`/api/admin/cases/${caseId}/plan`, body))).draft;
}

/** What a farmer tells of a field of theirs. */
export function aField(more: Partial<FieldFacts> = {}): FieldFacts {
  return {
    name: 'Below the tank',
    crop: 'tomato',
    variety: '',
    acres: 1.5,
    water: 'drip',
    soil: { ph: 6.8, ec: null, oc: 0.5, n: null, p: null, k: null },
    tank_litres: 16,
    taluk: 'Hiriyur',
    zone: '',
    sown_on: null,
    ...more,
  };
}

/** What is wrong, as a farmer tells it; whatever comes of it. */
export function tell(
  farmer: TestClient,
  told: object,
  clientId: string = crypto.randomUUID(),
): Promise<Answer> {
  return say(farmer, { client_id: clientId, intake: JSON.stringify(told) });
}
