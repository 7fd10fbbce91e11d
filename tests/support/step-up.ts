import { expect } from 'vitest';
import { findInOutbox } from '../../tools/outbox.ts';
import { OFFICE_EMAIL, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';

/** A fresh proof by the code that is mailed: leave for one act with money. @param email of whoever `client` is */
export async function stepUp(app: TestApp, client: TestClient, email = OFFICE_EMAIL): Promise<void> {
  expect((await client.post('/api/admin/step-up', {})).body).toMatchObject({ ok: true, ttl: 60 });
  const mail = await findInOutbox(app.dataDir, email, ({ subject }) => subject?.endsWith('confirm an act'));
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { status, body } = await client.post('/api/admin/step-up/verify', { code });
  expect([status, body.ok]).toEqual([200, true]);
}
