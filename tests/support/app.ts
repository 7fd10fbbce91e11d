import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import { type App, type BuildOptions, buildApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { AppContext } from '../../server/context.ts';
import { ensureOfficeAccount } from '../../server/features/identity/index.ts';
import {
  type PaymentSandbox,
  startPaymentSandbox,
} from '../../server/partners/payment-gateway/sandbox/index.ts';
import { freePort } from '../../tools/free-port.ts';
import { findInOutbox } from '../../tools/outbox.ts';
import { TestClient } from './client.ts';
import { createTestDatabase } from './database.ts';
import { removeFolder } from './remove-folder.ts';
import { OFFICE } from './running-app.ts';

export const { email: OFFICE_EMAIL, password: OFFICE_PASSWORD } = OFFICE;

/** A whole application on its own database and folder, with a clock the test can move. */
export interface TestApp {
  url: string;
  ctx: AppContext;
  config: Config;
  databaseUrl: string;
  dataDir: string;
  client(): TestClient;
  /** Sends an OTP, reads it from the outbox, registers if the number is new. Numbers are unique by default. */
  loginFarmer(profile?: { mobile?: string; name?: string; address?: string }): Promise<FarmerClient>;
  /** As the account of the settings, or as somebody else of the office. */
  loginOffice(email?: string, password?: string): Promise<TestClient>;
  /** Somebody new of the office, with these roles, logged in. */
  hire(roles: readonly StaffRole[], name?: LocalizedText): Promise<TestClient & { email: string }>;
  /** Newest outbox message to this recipient (a mobile's last ten digits, or an e-mail address). */
  lastMessageTo(recipient: string): Promise<{ text: string; subject?: string } | undefined>;
  setNow(now: Date | undefined): void;
  /** Ends an order at the provider's look-alike, as its buttons do. */
  settlePayment: PaymentSandbox['settle'];
  openapi(): { paths?: Record<string, object | undefined> };
  /** Every address that is served, as `METHOD /path/:parameter`. */
  routes: readonly string[];
  /** What each address of the API asks of its caller. */
  access: App['access'];
  large: App['large'];
  close(): Promise<void>;
}

export type FarmerClient = TestClient & { mobile: string };

let nextMobile = 0;
export function freshMobile(): string {
  nextMobile += 1;
  return `9${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}${String(nextMobile).padStart(4, '0')}`;
}

/**
 * `env`: settings over the test's own, as an owner would write them. With `DATABASE_URL` it is one more node of that
 * database, which the caller drops.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  {
    log,
    // A full minute on the wall must change nothing on a day that the test set.
    runsCron = false,
    ...watch
  }: { log?: FastifyBaseLogger } & Pick<
    BuildOptions,
    'giveUp' | 'stuckAfterMs' | 'features' | 'runsCron'
  > = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-app-'));
  const own = env.DATABASE_URL === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = own?.connectionString ?? env.DATABASE_URL ?? '';
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    OFFICE_EMAIL,
    OFFICE_PASSWORD,
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // Tests run at any hour of the day; what they count must not depend on it.
    AUTO_REPLY: 'off',
    // Nor does a test keep the disk busy on the hour.
    BACKUPS: 'off',
    ...env,
  });
  let now: Date | undefined;
  const sandbox = await startPaymentSandbox({
    port: sandboxPort,
    dataDir,
    webhookUrl: `${config.publicUrl}/api/payment/phonepe/webhook`,
    credentials: config.payment,
  });
  const app: App = await buildApp(config, {
    connectionString: databaseUrl,
    log: log ?? pino({ level: config.logLevel }),
    now: () => now ?? new Date(),
    runsCron,
    ...watch,
  });
  await ensureOfficeAccount(app.ctx);
  // A browser goes by the server's clock: answers tell the time that the test set.
  app.http.server.prependListener('request', (_request, response) => {
    if (now) response.setHeader('date', now.toUTCString());
  });
  await app.http.listen({ port, host: config.host });
  const url = config.publicUrl;
  const client = () => new TestClient(url);
  const lastMessageTo = (recipient: string) => findInOutbox(dataDir, recipient);
  return {
    url,
    config,
    databaseUrl,
    dataDir,
    ctx: app.ctx,
    client,
    lastMessageTo,
    setNow: (value) => {
      now = value;
    },
    settlePayment: sandbox.settle,
    openapi: () => app.http.swagger(),
    routes: app.routes,
    access: app.access,
    large: app.large,
    loginFarmer: (profile = {}) => loginFarmer(client(), lastMessageTo, profile),
    loginOffice: (email, password) => loginOffice(client(), dataDir, email, password),
    hire: (roles, name) => hire(app.ctx, (email) => loginOffice(client(), dataDir, email), { roles, name }),
    async close() {
      await app.close();
      await sandbox.close();
      await own?.drop();
      await removeFolder(dataDir);
    },
  };
}

type LastMessage = TestApp['lastMessageTo'];

async function loginFarmer(
  client: TestClient,
  lastMessageTo: LastMessage,
  profile: { mobile?: string; name?: string; address?: string },
): Promise<FarmerClient> {
  const mobile = profile.mobile ?? freshMobile();
  const notice = { version: PRIVACY_NOTICE_VERSION, language: 'kn' };
  await expectOk(client.post('/api/auth/send-otp', { mobile, notice }));
  const code = sixDigits((await lastMessageTo(mobile))?.text);
  const login = await client.post('/api/auth/verify-otp', {
    mobile,
    code,
    role: 'farmer',
    name: profile.name ?? 'ಲಕ್ಷ್ಮೀದೇವಿ',
    address: profile.address ?? 'ದೊಡ್ಡಬಳ್ಳಾಪುರ',
  });
  await expectOk(Promise.resolve(login));
  return Object.assign(client, { mobile });
}

async function loginOffice(
  client: TestClient,
  dataDir: string,
  email = OFFICE_EMAIL,
  password = OFFICE_PASSWORD,
): Promise<TestClient> {
  await expectOk(client.post('/api/admin/login-start', { email, password }));
  // The notice of the login before may arrive after the code.
  const mail = await findInOutbox(dataDir, email, ({ subject }) => subject?.endsWith('login code'));
  const code = sixDigits(mail?.text);
  await expectOk(client.post('/api/admin/verify-otp', { email, code }));
  return client;
}

let nextColleague = 0;

/** With the password of the account of the settings. */
async function hire(
  { db }: AppContext,
  login: (email: string) => Promise<TestClient>,
  {
    roles,
    name = { en: 'Bhima', kn: 'ಭೀಮ' },
  }: { roles: readonly StaffRole[]; name?: LocalizedText | undefined },
): Promise<TestClient & { email: string }> {
  nextColleague += 1;
  const email = `${roles.join('-')}-${nextColleague}@clinic.example`;
  await db.pool.query(
    `insert into staff (email, password_hash, name, roles)
     select $1, password_hash, $2, $3 from staff where email = $4`,
    [email, name, [...roles], OFFICE_EMAIL],
  );
  return Object.assign(await login(email), { email });
}

function sixDigits(text: string | undefined): string {
  const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code in the outbox message: ${text}`);
  return code;
}

async function expectOk(answer: ReturnType<TestClient['post']>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`expected 200, got ${status}: ${JSON.stringify(body)}`);
}
