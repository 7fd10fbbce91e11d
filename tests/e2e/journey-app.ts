import { test } from '@playwright/test';
import { codeFromOutbox } from '../../tools/outbox.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import '../support/quick-hashes.ts';
import type { ReachableApp } from '../support/running-app.ts';

/** What a journey needs of its app; `setNow` moves the clock of the server alone. */
export type JourneyApp = ReachableApp &
  Pick<TestApp, 'ctx' | 'databaseUrl' | 'hire' | 'loginFarmer' | 'setNow' | 'lastMessageTo'>;

/**
 * The app of this file's journeys, from its first hook to its last: in the worker's own process, where the next file finds
 * the server's modules loaded, on a fresh copy of the template database. A journey that ends the app, or needs a process
 * with an environment of its own, starts a `RunningApp`.
 *
 * @param env settings over the journeys' own; a function is asked when the file begins
 * @param runsCron false where a full minute on the wall must change nothing of what is seen
 */
export function appForFile(
  env: Record<string, string> | (() => Promise<Record<string, string>>) = {},
  { runsCron = true }: { runsCron?: boolean } = {},
): JourneyApp {
  let app: TestApp | undefined;
  const running = () => {
    if (!app) throw new Error('the app of this file runs from beforeAll to afterAll');
    return app;
  };
  test.beforeAll(async () => {
    const settings = {
      // A journey sends more in a minute than any farmer.
      FARMER_SEND_BURST: '1000000',
      ...(typeof env === 'function' ? await env() : env),
    };
    app = await startTestApp(settings, { runsCron });
  });
  test.afterAll(() => app?.close());
  return {
    get url() {
      return running().url;
    },
    get ctx() {
      return running().ctx;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
    code: (recipient, since = 0) => codeFromOutbox(running().dataDir, recipient, { since }),
    hire: (roles, name) => running().hire(roles, name),
    loginFarmer: (profile) => running().loginFarmer(profile),
    setNow: (now) => running().setNow(now),
    lastMessageTo: (recipient) => running().lastMessageTo(recipient),
  };
}
