import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FarmerClient, freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { sql } from '../../../platform/database/db.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const START = new Date('2026-07-01T06:00:00Z');

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await app.close();
});
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.run(sql`delete from rate_limits`);
});

interface Listed {
  id: string;
  this_one: boolean;
  [field: string]: unknown;
}

async function devicesOf(client: TestClient, role?: string): Promise<Listed[]> {
  const answer = await client.get(`/api/devices${role ? `?role=${role}` : ''}`);
  expect(answer.status).toBe(200);
  return answer.body.devices;
}

/** The same person on so many phones, the first first. */
async function onPhones(count: number): Promise<FarmerClient[]> {
  const mobile = freshMobile();
  const phones: FarmerClient[] = [];
  for (let n = 0; n < count; n += 1) phones.push(await app.loginFarmer({ mobile }));
  return phones;
}

const isIn = async (client: TestClient) => (await client.get('/api/auth/me')).body.farmer !== null;

async function connect(client: TestClient, as: string): Promise<Socket> {
  const socket = io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    auth: { as },
    extraHeaders: { cookie: client.cookieHeader },
  });
  sockets.push(socket);
  await once(socket as never, 'ready');
  return socket;
}

describe('one’s own devices', () => {
  it('are listed in words, this one first, with the network and no address', async () => {
    app.setNow(START);
    const [old, phone] = (await onPhones(2)) as [FarmerClient, FarmerClient];
    const listed = await devicesOf(old);
    expect(listed).toHaveLength(2);
    expect(listed.map((device) => device.this_one)).toEqual([true, false]);
    expect(listed[0]).toEqual({
      id: expect.any(String),
      kind: 'unknown',
      system: null,
      browser: expect.toBeOneOf([null, expect.any(String)]),
      since: START.toISOString(),
      last_seen_at: START.toISOString(),
      this_one: true,
      network: '127.0.0.0/24',
      this_network: true,
    });
    expect((await devicesOf(phone))[0]?.id).toBe(listed[1]?.id);
  });

  it('end one by one: its socket is cut at once, the others stay', async () => {
    const [here, lost, third] = (await onPhones(3)) as [FarmerClient, FarmerClient, FarmerClient];
    const line = await connect(lost, 'farmer');
    const cut = once(line as never, 'disconnect');
    const id = (await devicesOf(lost))[0]?.id;
    const answer = await here.post(`/api/devices/${id}/end`, {});
    expect(answer.body.devices).toHaveLength(2);
    await cut;
    expect([await isIn(here), await isIn(lost), await isIn(third)]).toEqual([true, false, true]);
    expect((await here.post(`/api/devices/${id}/end`, {})).status).toBe(200);
  });

  it('end all but this one', async () => {
    const [here, ...others] = (await onPhones(3)) as [FarmerClient, FarmerClient, FarmerClient];
    expect((await here.post('/api/devices/end-others', {})).body.devices).toMatchObject([{ this_one: true }]);
    expect(await isIn(here)).toBe(true);
    for (const other of others) expect(await isIn(other)).toBe(false);
  });

  it('are nobody else’s to see or to end', async () => {
    const [here] = (await onPhones(1)) as [FarmerClient];
    const [stranger] = (await onPhones(1)) as [FarmerClient];
    const office = await app.loginOffice();
    const id = (await devicesOf(here))[0]?.id;
    for (const client of [stranger, office]) {
      expect((await devicesOf(client)).map((device) => device.id)).not.toContain(id);
      expect((await client.post(`/api/devices/${id}/end`, {})).status).toBe(404);
    }
    expect((await here.post(`/api/devices/${NOBODYS}/end`, {})).status).toBe(404);
    expect((await here.post('/api/devices/1/end', {})).status).toBe(400);
    await stranger.post('/api/devices/end-others', {});
    expect(await isIn(here)).toBe(true);
    expect((await app.client().get('/api/devices')).status).toBe(401);
  });

  it('of the office are told apart from the farmer’s of the same browser, and leave a line in the log', async () => {
    const both = await app.loginOffice();
    const farmer = await app.loginFarmer();
    for (const [name, value] of farmer.cookies) if (name === 'av_farmer') both.cookies.set(name, value);
    const colleague = await app.loginOffice();
    const [asFarmer, asOffice] = [await devicesOf(both, 'farmer'), await devicesOf(both, 'admin')];
    expect(asFarmer).toHaveLength(1);
    expect(asOffice.map((device) => device.id)).toContain((await devicesOf(colleague))[0]?.id);
    const line = await connect(colleague, 'office');
    const cut = once(line as never, 'disconnect');
    await both.post('/api/devices/end-others', { role: 'admin' });
    await cut;
    expect((await colleague.get('/api/admin/me')).body.office).toBeNull();
    expect(await isIn(farmer)).toBe(true);
    const { lines } = (await both.get('/api/admin/log?group=login')).body;
    expect(lines[0]).toMatchObject({ action: 'office.device_end' });
  });
});

describe('a farmer’s devices, at the office', () => {
  it('all end with a reason that the log keeps; without one none does', async () => {
    const [phone, lost] = (await onPhones(2)) as [FarmerClient, FarmerClient];
    const said = await phone.postForm('/api/chat/message', formOf('ಫೋನ್ ಕಳೆದಿದೆ'));
    const chat = `/api/admin/customers/${said.body.message.chat_id}/devices`;
    const office = await app.loginOffice();
    const { devices } = (await office.get(chat)).body;
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({ network: '127.0.0.0/24' });
    expect((await office.post(`${chat}/end`, { reason: '  ' })).body.code).toBe('REASON_REQUIRED');
    const line = await connect(lost, 'farmer');
    const cut = once(line as never, 'disconnect');
    expect((await office.post(`${chat}/end`, { reason: 'ಫೋನ್ ಕಳೆದಿದೆ' })).body.devices).toEqual([]);
    await cut;
    expect([await isIn(phone), await isIn(lost)]).toEqual([false, false]);
    await office.post(`${chat}/end`, { reason: 'ಮತ್ತೆ' });
    const { lines } = (await office.get('/api/admin/log?group=customer')).body;
    const own = (lines as { action: string }[]).filter(({ action }) => action === 'farmer.logout');
    expect(own).toMatchObject([{ detail: { reason: 'ಫೋನ್ ಕಳೆದಿದೆ' } }]);
    expect((await office.get('/api/admin/customers/999999/devices')).status).toBe(404);
  });
});

describe('one of a farmer’s devices, at the office', () => {
  it('ends alone, with a reason that the log keeps; the others go on', async () => {
    const [phone, lost] = (await onPhones(2)) as [FarmerClient, FarmerClient];
    const said = await phone.postForm('/api/chat/message', formOf('ಹಳೆಯ ಫೋನ್ ಮಾರಿದೆ'));
    const chatId = said.body.message.chat_id as number;
    const office = await app.loginOffice();
    const path = `/api/admin/customers/${chatId}/devices`;
    const own = (await lost.get('/api/devices')).body.devices as { id: string; this_one: boolean }[];
    const id = own.find((device) => device.this_one)?.id;
    expect((await office.post(`${path}/${id}/end`, { reason: ' ' })).body.code).toBe('REASON_REQUIRED');
    const line = await connect(lost, 'farmer');
    const cut = once(line as never, 'disconnect');
    const { body } = await office.post(`${path}/${id}/end`, { reason: 'ಮಾರಿದ ಫೋನ್' });
    expect(body.devices).toHaveLength(1);
    await cut;
    expect([await isIn(phone), await isIn(lost)]).toEqual([true, false]);
    expect((await office.post(`${path}/${id}/end`, { reason: 'ಮತ್ತೆ' })).status).toBe(200);
    const { lines } = (await office.get(`/api/admin/log?group=customer&chat_id=${chatId}`)).body;
    expect(lines).toMatchObject([{ action: 'farmer.logout', detail: { reason: 'ಮಾರಿದ ಫೋನ್' } }]);
  });

  it('is not another farmer’s', async () => {
    const [phone] = (await onPhones(1)) as [FarmerClient];
    const [other] = (await onPhones(1)) as [FarmerClient];
    const said = await phone.postForm('/api/chat/message', formOf('ನಮಸ್ಕಾರ'));
    const [{ id }] = (await other.get('/api/devices')).body.devices;
    const office = await app.loginOffice();
    const path = `/api/admin/customers/${said.body.message.chat_id}/devices/${id}/end`;
    expect((await office.post(path, { reason: 'ತಪ್ಪು' })).status).toBe(404);
    expect(await isIn(other)).toBe(true);
  });
});

function formOf(text: string): FormData {
  const data = new FormData();
  data.append('text', text);
  return data;
}
