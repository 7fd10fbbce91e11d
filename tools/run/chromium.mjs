import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

/** The headless shell first: the same engine without a browser's windows, which a journey's processor has a tenth less of. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

/** The first browser of Chromium's family on this machine: CHROMIUM_PATH, installed ones, then Playwright's own. */
export function findChromium() {
  return candidates().find(canRun);
}

/** A whole one: the headless shell knows no notifications. */
export function findWholeChromium() {
  return candidates().find((path) => !path.includes('headless') && canRun(path));
}

function candidates() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const chosen = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  return [...chosen, ...installed, ...MAC_APPS, ...playwrightsOwn()];
}

/**
 * The same for `launch`; without one, Playwright takes its own.
 * @returns {{ executablePath?: string }}
 */
export function chosenChromium() {
  const executablePath = findChromium();
  return executablePath === undefined ? {} : { executablePath };
}

/** Browsers that `playwright install` put into its cache, newest first. */
function playwrightsOwn() {
  const cache = process.platform === 'darwin' ? 'Library/Caches' : '.cache';
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), cache, 'ms-playwright');
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  return versions
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((version) => [
      join(folder, version, 'chrome-linux64/chrome'),
      join(folder, version, 'chrome-linux/chrome'),
      join(folder, version, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ]);
}

/**
 * A browser that is there, else Debian's package when we may install one.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function ensureChromium() {
  const present = findChromium();
  if (present) return { path: present };
  const hint = 'install Chromium or Chrome, or set CHROMIUM_PATH';
  if (!existsSync('/usr/bin/apt-get')) return { reason: `no Chromium found: ${hint}` };
  if (process.getuid?.() !== 0)
    return { reason: `no Chromium found, and only root may apt-get install it: ${hint}` };
  console.log("No Chromium found; installing Debian's package ...");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, show: 'nothing' });
  let said = '';
  // Both: a few journeys take the whole browser (tests/e2e/whole-browser.ts). A release of Debian without the shell has it alone.
  for (const browsers of [['chromium-headless-shell', 'chromium'], ['chromium']]) {
    const packages = ['-y', '-qq', '--no-install-recommends', ...browsers, 'fonts-noto-core'];
    const { code, output } = await run('apt-get', ['install', ...packages], { env, show: 'nothing' });
    const installed = findChromium();
    if (installed) return { path: installed };
    said = `apt-get install ${browsers.join(' ')} failed (${code}): ${output.trim().split('\n').at(-1)}`;
  }
  return { reason: `${said}; ${hint}` };
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
