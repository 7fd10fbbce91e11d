import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { PROVIDER_WEBHOOK_PATH } from '../../server/features/payments/index.ts';
import { CHECKUP_TEMPLATE, INVITATION_TEMPLATE, OTP_TEMPLATE } from '../../server/partners/sms/sms-sender.ts';

/** docs/operations.md is followed to the letter, at night: what it tells to type must be what works. */
const ROOT = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(ROOT, name), 'utf8');

let guide: string;
beforeAll(async () => {
  guide = await read('docs/operations.md');
});

describe('the guide of operations', () => {
  it('types no command by hand that would miss the settings of the service', () => {
    const typed = [...guide.matchAll(/npm run (backup|restore|db:move|audit:verify)[^`]*/g)].map(
      ([line]) => line,
    );
    // Told only to be told apart, and the trial, which reads no settings.
    expect(typed).toEqual(['npm run backup', 'npm run restore -- BACKUP --check']);
    expect(guide.match(/av-agro-run (backup|restore|move) ?/g)?.length).toBeGreaterThan(3);
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
    const [, installed = ''] = /apt-get install -y --no-install-recommends (.*)/.exec(guide) ?? [];
    expect(installed.split(' ')).toEqual(
      expect.arrayContaining(['ca-certificates', 'curl', 'ffmpeg', 'git', 'sudo']),
    );
    const lines = guide
      .split('\n')
      .filter((line) => /\b(git|npm ci) /.test(line) && /^\s*(sudo|git|npm|cd)/.test(line));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toContain('sudo -Hu av-agro');
  });

  it('has a new version built before the link leads to it', () => {
    const steps = section('Upgrade and rollback');
    const at = ['systemctl start av-agro-backup', 'npm ci', 'ensureBuilt', 'ln -sfn'].map((step) =>
      steps.indexOf(step),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it('backs up the old database before the settings name a new one', () => {
    const steps = section('More than one node');
    const places = [
      'systemctl start av-agro-backup',
      'systemctl stop av-agro',
      'Put `DATABASE_URL`',
      'av-agro-run move',
    ];
    const at = places.map((place) => steps.indexOf(place));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
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
