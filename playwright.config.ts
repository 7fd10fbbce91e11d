import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/run/chromium.mjs';

/** Every journey starts an app of its own (tests/support/app.ts), so there is no webServer here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  // Whole journeys with two browsers each; side by side they would wait for each other on a small machine.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // As root, in a container, Chromium cannot set up its own sandbox.
        '--no-sandbox',
        // A microphone and camera that need no hardware and no permission dialog.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
