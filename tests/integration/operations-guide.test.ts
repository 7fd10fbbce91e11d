import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { PROVIDER_WEBHOOK_PATH } from '../../server/features/payments/index.ts';
import { CHECKUP_TEMPLATE, INVITATION_TEMPLATE, OTP_TEMPLATE } from '../../server/partners/sms/sms-sender.ts';

/**
 * docs/operations.md is followed to the letter, at night: what it tells to type must be what works. What is typed on the
 * service's machine stands in blocks marked `sh`, what is typed on another one in blocks marked `sh elsewhere`.
 */
const ROOT = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(ROOT, name), 'utf8');

let guide: string;
beforeAll(async () => {
  guide = await read('docs/operations.md');
});

describe('the guide of operations', () => {
  it('types no command by hand that would miss the settings of the service', () => {
    const misses = /npm\s+run\s+(backup|restore|db:move|audit:verify)\b/;
    const elsewhere = blocksOf(guide, 'sh elsewhere');
    expect(elsewhere.reduce((text, block) => text.replace(block, ''), guide)).not.toMatch(misses);
    // The trial reads no settings.
    const trials = commandsOf(guide, 'sh elsewhere').filter((command) => misses.test(command));
    expect(trials.length).toBeGreaterThan(0);
    for (const command of trials) expect(command).toContain(' --check ');
  });

  it('gives the command of the operator words that it knows', async () => {
    const known = [...(await read('deploy/av-agro-run')).matchAll(/^ {2}(\w+)\) program=/gm)].map(
      ([, w]) => w,
    );
    const told = [...commandsOf(guide), ...spansOf(guide)].flatMap((typed) =>
      [...typed.matchAll(/(?:^|&& )av-agro-run (\S+)/g)].map(([, word]) => word),
    );
    expect(told.length).toBeGreaterThan(3);
    expect(known).toEqual(expect.arrayContaining(told));
  });

  it('is understood by the shell in every block that is marked for it', () => {
    const blocks = [...blocksOf(guide, 'sh'), ...blocksOf(guide, 'sh elsewhere')];
    expect(blocks.length).toBeGreaterThan(8);
    for (const block of blocks)
      expect(() => execFileSync('sh', ['-n'], { input: block, stdio: 'pipe' }), block).not.toThrow();
  });

  it('begins with a shop that is closed, and leads to where it is opened', () => {
    const setUp = section('From a bare VPS');
    expect(setUp.indexOf('/admin/start')).toBeGreaterThan(setUp.indexOf('systemctl enable --now av-agro'));
    expect(setUp).not.toContain('nano content');
  });

  it('names settings that are enough for production, one a line, and none the unit sets', () => {
    const [, sample = ''] = /```ini\n([\s\S]*?)```/.exec(guide) ?? [];
    const lines = sample.trim().split('\n');
    for (const line of lines) expect(line).toMatch(/^[A-Z0-9_]+=\S+$/);
    const settings = Object.fromEntries(
      lines.map((line) =>
        line.replace('avagro.example', 'avagro.in').replace('...', 'x'.repeat(12)).split('='),
      ),
    );
    expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['NODE_ENV']));
    expect(faultsOf({ ...settings, NODE_ENV: 'production' })).toEqual([]);
    for (const name of Object.keys(settings).filter((key) => !['HOST', 'TRUST_PROXY'].includes(key))) {
      expect(faultsOf({ ...settings, NODE_ENV: 'production', [name]: '' }), name).not.toEqual([]);
    }
  });

  it('tells the texts of the SMS letter by letter as they are sent, and the webhook as it is served', () => {
    const told = [...guide.matchAll(/^ {2}```text\n([\s\S]*?)^ {2}```$/gm)].map(([, text = '']) =>
      text.replace(/^ {2}/gm, '').trimEnd(),
    );
    expect(told).toEqual(
      [OTP_TEMPLATE, INVITATION_TEMPLATE, CHECKUP_TEMPLATE].map((text) =>
        text.replaceAll('{shop}', 'AV Agro').replaceAll('{host}', 'HOST'),
      ),
    );
    expect(guide).toContain(`\`https://<name>${PROVIDER_WEBHOOK_PATH}\``);
    for (const event of ['order.completed', 'order.failed']) expect(guide).toContain(`\`checkout.${event}\``);
    for (const event of ['refund.completed', 'refund.failed']) expect(guide).toContain(`\`pg.${event}\``);
  });

  it('installs what it then types, and leaves no file of the program to root', () => {
    const commands = commandsOf(guide).flatMap((line) => line.split(' && '));
    const installed = commands.find((command) => command.startsWith('apt-get install')) ?? '';
    expect(installed.split(' ')).toEqual(
      expect.arrayContaining(['ca-certificates', 'curl', 'ffmpeg', 'git', 'sudo']),
    );
    const ofProgram = commands.filter((command) => /^(sudo .*)?(git|npm ci)\b/.test(command));
    expect(ofProgram.length).toBeGreaterThan(3);
    for (const command of ofProgram) expect(command).toMatch(/^sudo -Hu av-agro /);
  });

  it('has a new version built before the link leads to it', () => {
    expectInOrder(commandsOf(section('Upgrade and rollback')), [
      'systemctl start av-agro-backup',
      'npm ci',
      'ensureBuilt',
      'ln -sfn',
    ]);
  });

  it('backs up the old database before the settings name a new one', () => {
    expectInOrder(commandsOf(section('More than one node')), [
      'systemctl start av-agro-backup',
      'systemctl stop av-agro',
      '/etc/av-agro.env',
      'av-agro-run move',
    ]);
  });
});

describe('what runs by the clock', () => {
  it('is told job by job, with its time', async () => {
    const told = section('What runs by the clock').matchAll(/^\| `([\w.]+)` \| ([^|]+) \| \S/gm);
    const defined: [string, string][] = [];
    for (const name of await readdir(path.join(ROOT, 'server'), { recursive: true })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
      const text = await read(path.join('server', name));
      for (const [, job = '', cron = ''] of text.matchAll(
        /jobs\.define\(\s*([\w.']+),[^;]*?cron: '([^']+)'/g,
      )) {
        const [, named] = new RegExp(`const ${job} = '(.+)';`).exec(text) ?? [];
        defined.push([named ?? job.replaceAll("'", ''), inWords(cron)]);
      }
    }
    expect(defined.length).toBeGreaterThan(10);
    expect([...told].map(([, job, when]) => [job, when]).sort()).toEqual(defined.sort());
  });
});

function inWords(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ');
  const two = (text: string) => text.padStart(2, '0');
  if (hour !== '*') return `${two(hour)}:${two(minute)}`;
  if (minute === '*') return 'every minute';
  return minute.startsWith('*/') ? `every ${minute.slice(2)} minutes` : `hourly, :${two(minute)}`;
}

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

function section(title: string): string {
  return guide.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
}

/** The fenced blocks of a Markdown text that are marked so, without the indentation of their list. */
function blocksOf(text: string, mark: string): string[] {
  return [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)^\1```$/gm)]
    .filter(([, , marked]) => marked === mark)
    .map(([, indent = '', , block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

/** What is typed, line by line, without the remarks behind it. */
function commandsOf(text: string, mark = 'sh'): string[] {
  const lines = blocksOf(text, mark).flatMap((block) => block.split('\n'));
  return lines.map((line) => line.replace(/ +# .*$/, '')).filter(Boolean);
}

/** What stands in a sentence as code. */
function spansOf(text: string): string[] {
  const prose = text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '));
}

function expectInOrder(commands: string[], steps: string[]): void {
  const at = steps.map((step) => commands.findIndex((command) => command.includes(step)));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
}
