import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import { openChat } from '../../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { closeLines, openLine } from '../../../../tests/support/socket-lines.ts';

const ASHA = { en: 'Dr Asha', kn: 'ಡಾ. ಆಶಾ' };
const OFFICE = { en: 'Office', kn: 'ಕಚೇರಿ' };

let app: TestApp;
let owner: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.loginOffice();
  doctor = await app.hire(['doctor', 'dispatch', 'sales'], ASHA);
});
afterAll(async () => {
  closeLines();
  await app.close();
});

let farmer: FarmerClient;
let chatId: number;
beforeEach(async () => {
  farmer = await app.loginFarmer();
  chatId = await openChat(farmer);
});

const answer = async (as: TestClient, text: string) =>
  (await as.post('/api/chat/message', { chat_id: chatId, text })).body.message;
const thread = async (as: TestClient) =>
  (await as.get(`/api/chat/thread/${chatId}`)).body as { text: string; author: unknown }[];

describe('who wrote a message', () => {
  it('is told to both sides with name and picture, at once and later, and nothing else of them', async () => {
    const phone = await openLine(app.url, farmer, 'farmer');
    const asha = { name: ASHA, picture: null };
    expect((await answer(doctor, 'ಗೊಬ್ಬರ ಹಾಕಿ')).author).toEqual(asha);
    await expect.poll(() => phone.heard.map(([name]) => name)).toContain('chat:new_message');
    expect(JSON.stringify(phone.heard)).toContain(ASHA.kn);
    for (const reader of [farmer, owner]) {
      const read = await thread(reader);
      expect(read.map(({ author }) => author)).toEqual([null, asha]);
    }
    const log = await farmer.get(`/api/chat/${chatId}/events?after=0`);
    for (const told of [phone.heard, await thread(farmer), log.body]) {
      const words = JSON.stringify(told);
      expect(words).not.toContain('clinic.example');
      expect(words).not.toContain('"roles"');
      expect(words).not.toContain('staff_id');
    }
  });

  it('is not told of what is taken back', async () => {
    const { id } = await answer(doctor, 'ತಪ್ಪು');
    await doctor.del(`/api/chat/message/${id}?mode=everyone`);
    expect((await thread(farmer)).at(-1)).toMatchObject({ deleted: true, author: null });
  });
});

describe('an account that was everybody’s', () => {
  it('is the office until its person writes their name, and the past stays the office’s', async () => {
    expect((await answer(owner, 'ಮೊದಲು')).author).toBeNull();
    await owner.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
    const blockedBy = async () =>
      (await owner.get(`/api/admin/customers/${chatId}`)).body.customer.block?.by as unknown;
    expect(await blockedBy()).toEqual(OFFICE);
    const { label } = (await owner.post('/api/admin/labels', { kind: 'own', names: { en: 'seed' } })).body;
    await owner.put(`/api/admin/chats/${chatId}/labels/${label.id}`, {});
    const words = { shortcut: 'seed', ...replyTexts(() => 'x') };
    await owner.post('/api/admin/saved-replies', words);
    const settledBy = async () => {
      const { labels } = (await owner.get('/api/admin/labels')).body;
      const { replies } = (await owner.get('/api/admin/saved-replies')).body;
      return [
        (await owner.get(`/api/admin/chats/${chatId}/labels`)).body.labels[0].put_by.name,
        labels.find(({ id }: { id: number }) => id === label.id).changed_by.name,
        replies.find(({ shortcut }: { shortcut: string }) => shortcut === 'seed').changed_by,
      ];
    };

    await owner.put('/api/admin/staff/me', { name: { en: 'Gowda', kn: 'ಗೌಡ' } });
    expect(await blockedBy()).toEqual(OFFICE);
    expect(await settledBy()).toEqual([OFFICE, OFFICE, OFFICE]);
    await owner.post('/api/admin/block', { mobile: farmer.mobile, blocked: false });
    const after = await answer(owner, 'ನಂತರ');
    expect(after.author).toEqual({ name: { en: 'Gowda', kn: 'ಗೌಡ' }, picture: null });
    expect((await thread(farmer)).map(({ author }) => author !== null)).toEqual([false, false, true]);
  });
});

describe('what the office reads of its acts', () => {
  it('names people: quotation, lorry receipt, block, note and who was entered', async () => {
    const form = new FormData();
    form.append('chat_id', String(chatId));
    form.append('amount', '100');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'q.pdf');
    expect((await doctor.postForm('/api/quotes/upload', form)).body.quotation.by).toEqual(ASHA);
    expect((await doctor.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL1' })).status).toBe(200);
    await doctor.put(`/api/admin/customers/${chatId}/note`, { note: 'ಬುಧವಾರ' });
    await doctor.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
    const { customer } = (await owner.get(`/api/admin/customers/${chatId}`)).body;
    expect(customer).toMatchObject({
      quotations: [{ by: ASHA }],
      dispatches: [{ by: ASHA }],
      note_from: { by: ASHA },
      block: { by: ASHA },
    });
    expect(JSON.stringify(customer)).not.toContain('@');
  });
});
