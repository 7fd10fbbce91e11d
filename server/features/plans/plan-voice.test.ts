import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { draftPlan, makeCase, openChat, say, soundPlan } from '../../../tests/factories.ts';
import { media } from '../../../tests/fixtures/media.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { largePdf, uploadWhole } from '../../../tests/support/tus.ts';

let app: TestApp;
let doctor: TestClient;
let farmer: FarmerClient;
let caseId: number;
let version: number;
let chatId: number;

const recording = media('voice.webm');

beforeAll(async () => {
  app = await startTestApp();
  doctor = await app.hire(['doctor']);
});
afterAll(() => app.close());
beforeEach(async () => {
  farmer = await app.loginFarmer();
  chatId = await openChat(farmer);
  caseId = await makeCase(doctor, chatId);
  ({ version } = await draftPlan(doctor, caseId, soundPlan({ lines: [] })));
});

const send = (fields: object) =>
  doctor.post(`/api/admin/cases/${caseId}/plan/send`, { client_id: randomUUID(), version, ...fields });
const plansOfFarmer = async (): Promise<Message[]> =>
  (await farmer.get(`/api/chat/thread/${chatId}`)).body.filter(
    ({ message_type }: Message) => message_type === 'plan',
  );

describe('what the doctor says to a plan', () => {
  it('leaves in the message of the plan', async () => {
    const upload_id = await uploadWhole(doctor, recording);
    const sent = await send({ upload_id, audio_duration: 2 });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const [message] = await plansOfFarmer();
    expect(message?.mime_type).toMatch(/^audio\//);
    expect((await farmer.get(message?.file_path ?? '')).status).toBe(200);
  });

  it('the same send again is the same plan, also once its upload is taken', async () => {
    const fields = { client_id: randomUUID(), upload_id: await uploadWhole(doctor, recording) };
    const [first, again] = [await send(fields), await send(fields)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.plan.card.id).toBe(first.body.plan.card.id);
    expect(await plansOfFarmer()).toHaveLength(1);
  });

  it('one recorded anew is not answered with the plan that left with the first', async () => {
    const client_id = randomUUID();
    expect((await send({ client_id, upload_id: await uploadWhole(doctor, recording) })).status).toBe(200);
    const again = await send({ client_id, upload_id: await uploadWhole(doctor, recording) });
    expect([again.status, again.body.code]).toEqual([409, 'CLIENT_ID_REUSED']);
    // Under a name of its own it is the word of somebody whose draft has left.
    const anew = await send({ upload_id: await uploadWhole(doctor, recording) });
    expect([anew.status, anew.body.code]).toEqual([409, 'PLAN_CHANGED']);
    expect(await plansOfFarmer()).toHaveLength(1);
  });

  it('no plan leaves without the recording that it names', async () => {
    const upload_id = await uploadWhole(doctor, recording);
    await say(doctor, { chat_id: chatId, text: 'ಕೇಳಿ', upload_id });
    expect((await send({ upload_id })).body.code).toBe('UPLOAD_NOT_FOUND');
    expect((await send({ upload_id: randomUUID() })).body.code).toBe('UPLOAD_NOT_FOUND');
    expect(await plansOfFarmer()).toHaveLength(0);
  });

  it('a file that is no recording is refused, and the plan can go without it', async () => {
    const upload_id = await uploadWhole(doctor, largePdf(5_000));
    expect(await send({ upload_id })).toMatchObject({
      status: 400,
      body: { fields: { upload_id: expect.any(String) } },
    });
    expect((await send({})).status).toBe(200);
  });

  it('a recording of somebody else is not theirs to send', async () => {
    const upload_id = await uploadWhole(await app.hire(['doctor']), recording);
    expect((await send({ upload_id })).body.code).toBe('UPLOAD_NOT_FOUND');
  });

  it('a plan that is stopped leaves the upload for the next try', async () => {
    const upload_id = await uploadWhole(doctor, recording);
    expect((await send({ upload_id, version: version + 5 })).status).toBe(409);
    expect((await send({ upload_id })).status).toBe(200);
  });
});
