import { type Browser, chromium, type LaunchOptions, test } from '@playwright/test';
import { findWholeChromium } from '../../tools/run/chromium.mjs';

/**
 * One with what the headless shell leaves out: notifications, which a logout withdraws through the service worker (there the
 * page dies of it), and a prompt that can be refused.
 */
export function launchWhole(options: LaunchOptions): Promise<Browser> {
  const executablePath = findWholeChromium();
  test.skip(
    executablePath === undefined,
    'the headless shell has no notifications and prompts: install Chromium',
  );
  return chromium.launch({ ...options, executablePath: executablePath ?? '' });
}
