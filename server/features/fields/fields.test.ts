import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Field } from '#shared/contract/clinic/fields.ts';
import { FIELDS_MOST } from '#shared/domain/intake/intake.ts';
import { aField, openChat } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { sql } from '../../platform/database/db.ts';

let app: TestApp;
let doctor: TestClient;
let farmer: FarmerClient;

beforeAll(async () => {
  app = await startTestApp();
  doctor = await app.hire(['doctor']);
});
afterAll(() => app.close());
beforeEach(async () => {
  farmer = await app.loginFarmer();
});

const put = (id: string, version: number, more = {}, as: TestClient = farmer) =>
  as.put(`/api/farmer/fields/${id}`, { version, ...aField(more) });
const list = async (as: TestClient = farmer): Promise<Field[]> =>
  (await as.get('/api/farmer/fields')).body.fields;

describe('a remembered field', () => {
  it('is kept as it was told, the first first, and forgotten', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await put(one, 0, { name: '  Below the tank ' });
    await put(two, 0, { name: 'Road field', crop: null });
    expect(await list()).toMatchObject([
      { id: one, version: 1, ...aField() },
      { id: two, version: 1, name: 'Road field', crop: null },
    ]);
    for (const _ of ['once', 'again'])
      expect((await farmer.del(`/api/farmer/fields/${one}`)).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([two]);
  });

  it('is changed over the version that was seen; of two phones the second is told', async () => {
    const id = randomUUID();
    await put(id, 0);
    const both = await Promise.all([put(id, 1, { acres: 2 }), put(id, 1, { acres: 3 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('FIELD_CHANGED');
    expect((await put(id, 0, { acres: 9 })).body.code).toBe('FIELD_CHANGED');
    expect((await list())[0]?.version).toBe(2);
  });

  it('is answered the same when the same comes again', async () => {
    const id = randomUUID();
    const both = await Promise.all([put(id, 0), put(id, 0)]);
    expect(both.map(({ body }) => body.field)).toEqual([both[0]?.body.field, both[0]?.body.field]);
    await put(id, 1, { acres: 2 });
    expect((await put(id, 1, { acres: 2 })).body.field.version).toBe(2);
    expect(await list()).toHaveLength(1);
  });

  it('is no longer there for a phone that changes what another one deleted', async () => {
    const id = randomUUID();
    await put(id, 0);
    await farmer.del(`/api/farmer/fields/${id}`);
    expect((await put(id, 1, { acres: 2 })).body.code).toBe('FIELD_CHANGED');
    expect(await list()).toEqual([]);
  });

  it('is one of ten at most, also of those that come at once', async () => {
    const all = await Promise.all(Array.from({ length: FIELDS_MOST + 2 }, () => put(randomUUID(), 0)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(FIELDS_MOST);
    expect(all.find(({ status }) => status !== 200)?.body.code).toBe('FIELDS_FULL');
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['of a sprayer on no market', { tank_litres: 13 }],
    ['with a pH of no soil', { soil: { ...aField().soil, ph: 15 } }],
    ['sown on no day', { sown_on: '2026-02-30' }],
    ['with what nobody asked', { owner: 'x' }],
  ])('is refused %s', async (_, more) => {
    expect((await put(randomUUID(), 0, more)).body.code).toBe('INVALID_INPUT');
    expect(await list()).toEqual([]);
  });

  it('is the farmer’s alone, and the office’s to read beside a case', async () => {
    const id = randomUUID();
    await put(id, 0);
    const chatId = await openChat(farmer);
    const other = await app.loginFarmer();
    expect(await list(other)).toEqual([]);
    await other.del(`/api/farmer/fields/${id}`);
    await put(id, 0, { name: 'Theirs' }, other);
    const { body } = await doctor.get(`/api/admin/chats/${chatId}/fields`);
    expect(body.fields).toMatchObject([{ id, name: 'Below the tank' }]);
    expect((await doctor.get('/api/admin/chats/999999/fields')).status).toBe(404);
  });

  it('goes with the customer who is made one of two, and is erased with them', async () => {
    const other = await app.loginFarmer();
    const [own, shared] = [randomUUID(), randomUUID()];
    await put(own, 0, { name: 'Own' });
    await put(shared, 0, { name: 'Old' });
    await put(shared, 0, { name: 'New' }, other);
    const [fromChat, intoChat] = [await openChat(farmer), await openChat(other)];
    const { ctx } = app;
    const partyOf = async (chatId: number) => ({
      chatId,
      farmerId: (
        await ctx.db.one(
          Type.Object({ id: Type.Integer() }),
          sql`select farmer_id as id from chats where id = ${chatId}`,
        )
      ).id,
    });
    const [from, into] = [await partyOf(fromChat), await partyOf(intoChat)];
    await ctx.inTransaction((tx) => ctx.hooks.onMerge(ctx, tx, { from, into }));
    expect((await list(other)).map(({ name }) => name).toSorted()).toEqual(['New', 'Own']);
    const keep = { quotations: new Set<number>(), messages: new Set<number>(), files: new Set<string>() };
    await ctx.inTransaction((tx) => ctx.hooks.onErase(ctx, tx, { ...into, now: new Date(), keep }));
    const left = sql`select count(*)::int as n from farmer_fields where farmer_id in (${from.farmerId}, ${into.farmerId})`;
    expect((await ctx.db.one(Type.Object({ n: Type.Integer() }), left)).n).toBe(0);
  });
});
