import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form, openChat, say } from '../../../../tests/factories.ts';
import { HTML_PAGE, halfPhoto } from '../../../../tests/fixtures/hostile-files.ts';
import { photoWithGps, screenshot } from '../../../../tests/fixtures/images.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';
import { sql } from '../../../platform/database/db.ts';

let app: TestApp;
let office: TestClient;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
  photo = await photoWithGps({ width: 640, height: 480 });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.run(sql`delete from rate_limits`);
  await app.ctx.db.run(sql`delete from staff_pictures`);
});

const send = (bytes: Uint8Array | string, as = office, of = 'staff/me'): Promise<Answer> =>
  as.postForm(`/api/admin/${of}/picture`, form({}, { name: 'me.jpg', bytes }));
const saved = async (bytes: Uint8Array = photo): Promise<string> => {
  const answer = await send(bytes);
  expect(answer.status).toBe(200);
  return answer.body.picture as string;
};
const ownId = async () => (await office.get('/api/admin/me')).body.office.id as number;
const fetchAs = (client: TestClient, address: string) =>
  fetch(app.url + address, { headers: { cookie: client.cookieHeader } });

describe('a picture', () => {
  it('becomes a small upright square without place and maker, at the address of its content', async () => {
    const address = await saved();
    expect(address).toMatch(/^\/api\/staff-pictures\/[0-9a-f]{64}$/);
    const answer = await fetchAs(office, address);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect(await exifr.parse(bytes).catch(() => undefined)).toBeUndefined();
    expect(bytes.length).toBeLessThan(20_000);
    const { staff } = (await office.get('/api/admin/staff')).body;
    expect(staff[0].picture).toBe(address);
    expect((await office.get('/api/admin/people')).body.people[0].picture).toBe(address);
  });

  it('of another kind takes the place of the one before, whose address is gone', async () => {
    const first = await saved();
    const second = await saved(await screenshot());
    expect(second).not.toBe(first);
    expect((await fetchAs(office, first)).status).toBe(404);
    expect((await fetchAs(office, second)).status).toBe(200);
    expect((await office.del('/api/admin/staff/me/picture')).body).toEqual({ ok: true, picture: null });
    expect((await fetchAs(office, second)).status).toBe(404);
    expect((await office.del('/api/admin/staff/me/picture')).status).toBe(200);
  });

  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, number]>([
    ['a page in disguise', () => HTML_PAGE, 415],
    ['a PDF', () => '%PDF-1.4\n%%EOF\n', 415],
    ['half a photo', () => halfPhoto(), 422],
    ['nothing', () => '', 422],
  ])('is not made of %s, and the one before stays', async (_what, make, status) => {
    const address = await saved();
    expect((await send(await make())).status).toBe(status);
    expect((await office.get('/api/admin/staff')).body.staff[0].picture).toBe(address);
  });

  it('costs: thirty an hour, and no more', async () => {
    for (let n = 0; n < 30; n += 1)
      await app.ctx.rateLimit.consume(
        [{ name: 'office.picture', points: 30, seconds: 3_600 }],
        String(await ownId()),
      );
    expect((await send(photo)).body.code).toBe('RATE_LIMITED');
  });

  it('of somebody else is an owner’s to set, and stands in the log', async () => {
    const id = await ownId();
    expect((await send(photo, office, `people/${id}`)).status).toBe(200);
    expect((await send(photo, office, 'people/9999')).status).toBe(404);
    expect((await office.del(`/api/admin/people/${id}/picture`)).body.picture).toBeNull();
    const { rows } = await app.ctx.db.pool.query(
      `select action from audit_log where action like 'staff.picture%' order by id desc limit 2`,
    );
    expect(rows.map((row) => row.action)).toEqual(['staff.picture_remove', 'staff.picture']);
  });
});

describe('who sees a picture', () => {
  it('is the office, and the farmer who was answered by this person, not the one who only wrote', async () => {
    const address = await saved();
    const [answered, other] = [await app.loginFarmer(), await app.loginFarmer()];
    const chatId = await openChat(answered);
    await openChat(other);
    expect((await fetchAs(answered, address)).status).toBe(404);
    await say(office, { chat_id: chatId, sender_role: 'admin', text: 'ಎಲೆಯ ಫೋಟೋ ಕಳುಹಿಸಿ' });
    expect((await fetchAs(answered, address)).status).toBe(200);
    expect((await fetchAs(other, address)).status).toBe(404);
    expect((await fetchAs(app.client(), address)).status).toBe(401);
  });

  it('is also the office in a browser that a farmer is logged in with', async () => {
    const address = await saved();
    const both = await app.loginFarmer();
    expect((await fetchAs(both, address)).status).toBe(404);
    both.cookies.set('av_office', office.cookies.get('av_office') ?? '');
    expect((await fetchAs(both, address)).status).toBe(200);
  });
});
