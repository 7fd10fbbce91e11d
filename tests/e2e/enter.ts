import { type BrowserContext, expect } from '@playwright/test';
import { PRIVACY_NOTICE_VERSION } from '../../content/privacy-notice.ts';
import { OFFICE, type ReachableApp } from '../support/running-app.ts';

/** A farmer as they register. */
export interface Profile {
  mobile: string;
  name: string;
  place: string;
}

/** Gives this browser a farmer's session by the API: most journeys are not about the login. */
export async function enterAsFarmer(context: BrowserContext, app: ReachableApp, who: Profile): Promise<void> {
  const { mobile, name, place } = who;
  const notice = { version: PRIVACY_NOTICE_VERSION, language: 'kn' };
  const since = Date.now();
  await post(context, `${app.url}/api/auth/send-otp`, { mobile, notice });
  const code = await app.code(mobile, since);
  const login = { mobile, code, role: 'farmer', name, address: place };
  await post(context, `${app.url}/api/auth/verify-otp`, login);
}

/** The same for the office. */
export async function enterAsOffice(context: BrowserContext, app: ReachableApp): Promise<void> {
  // Another browser of the office may have logged in a moment ago, with a code of its own.
  const since = Date.now();
  await post(context, `${app.url}/api/admin/login-start`, OFFICE);
  const code = await app.code(OFFICE.email, since);
  await post(context, `${app.url}/api/admin/verify-otp`, { email: OFFICE.email, code });
}

async function post(context: BrowserContext, url: string, data: object): Promise<void> {
  const { request } = context;
  await request.get(new URL('/api/auth/me', url).href);
  const cookies = await context.cookies(url);
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const answer = await request.post(url, { data, headers: { 'x-xsrf-token': token } });
  expect(answer.status(), `${url}: ${await answer.text()}`).toBe(200);
}
