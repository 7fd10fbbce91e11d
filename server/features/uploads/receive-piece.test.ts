import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../tests/support/app.ts';
import { largePdf, openedUpload, sendAndFallSilent } from '../../../tests/support/tus.ts';
import { sql } from '../../platform/database/db.ts';
import type { FarmerActor } from '../identity/index.ts';
import { findOwnUpload } from './open-upload.ts';
import { receivePiece } from './receive-piece.ts';

it('gives a silent sender up after a while, and keeps what they sent', async () => {
  const app = await startTestApp();
  const farmer = await app.loginFarmer();
  const file = largePdf(200_000);
  const address = await openedUpload(farmer, file.length);
  const { id: farmerId } = await app.ctx.db.one(
    Type.Object({ id: Type.Integer() }),
    sql`select id from farmers where mobile = ${farmer.mobile}`,
  );
  const actor = {
    roles: ['farmer'],
    side: 'farmer',
    farmerId,
    blocked: false,
  } as Partial<FarmerActor> as FarmerActor;
  const upload = await findOwnUpload(app.ctx, actor, address.split('/').at(-1) ?? '');

  let outcome: Promise<unknown> | undefined;
  const impatient = http.createServer((request) => {
    outcome = receivePiece(app.ctx, actor, upload, request, 200);
  });
  await new Promise<void>((resolve) => impatient.listen(0, '127.0.0.1', resolve));
  const { port } = impatient.address() as AddressInfo;
  const there = Object.assign(app.client(), { url: `http://127.0.0.1:${port}` });
  const cut = await sendAndFallSilent(there, address, {
    offset: 0,
    announced: file.length,
    sent: file.subarray(0, 80_000),
  });
  await expect.poll(() => outcome).toBeDefined();
  await expect(outcome).resolves.toMatchObject({ headers: { 'upload-offset': '80000' } });
  expect(await app.ctx.resumable.received(upload.id)).toBe(80_000);
  cut();
  impatient.close();
  await app.close();
});
