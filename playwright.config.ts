import { defineConfig, devices } from '@playwright/test';
import { chosenChromium } from './tools/run/chromium.mjs';

/**
 * Chromium's features that are off: Playwright's own list, which ours replaces, and the address bar's popup, a second
 * renderer for every context that nobody sees (half the time of opening one), and the renderer kept ready for a next page.
 */
const FEATURES_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * Node reads our TypeScript itself; Playwright's transpiler, which takes seconds for the whole server, is for the journeys. An
 * expression, where the type says globs: each glob is compiled anew for each import (a third of a worker's start).
 */
const READ_BY_NODE = new RegExp(
  `^${import.meta.dirname}/(dist|server|shared|content|tools|tests/(support|fixtures))/`,
) as unknown as string;

/** Each file of journeys has an app of its own (tests/e2e/journey-app.ts), so there is no webServer here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  // Whoever looks for a fault wants a machine that answers; the whole suite plays more at once (tools/run/test.mjs).
  workers: 2,
  timeout: 300_000,
  // At most twice more, and named `flaky:` at the end of the run: a finding to look into, not a reason to stop.
  retries: 2,
  // Twice what a busy machine was seen to need: a wait that is met costs nothing.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  build: { external: [READ_BY_NODE] },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Installing ours fetches the whole app once more: as much of the processor as the journey of one browser. What is about it
    // (offline, push, a cached page) allows it by `test.use`.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second, also where nobody looks; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    // A trace takes as much of the processor as the journey itself: `--trace=retain-on-failure` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chosenChromium(),
      args: [
        // As root, in a container, Chromium cannot set up its own sandbox.
        '--no-sandbox',
        `--disable-features=${FEATURES_OFF.join(',')}`,
        // Without a graphics card its process only imitates one: about a tenth of a journey's processor.
        '--disable-gpu',
        // A microphone and camera that need no hardware and no permission dialog.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
