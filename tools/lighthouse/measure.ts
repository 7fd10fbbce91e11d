import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Scores of 100; times in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

interface Target {
  url: string;
  chromium: string;
  runs: number;
  /** `mobile` is Lighthouse's own; `slow` is a patchy line: 400 kbit/s, 400 ms, a sixth of the speed. */
  profile: 'mobile' | 'slow';
  /** Kept out of search on purpose; Lighthouse would take that for a fault. */
  isUnlisted: boolean;
}

const SLOW = [
  '--throttling.rttMs=400',
  '--throttling.throughputKbps=400',
  '--throttling.cpuSlowdownMultiplier=6',
  '--only-categories=performance',
];

/** The median of each figure over so many runs. */
export async function measure(program: string, target: Target): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < target.runs; run += 1) all.push(await runPatiently(program, target));
  const median = (key: keyof Figures) => {
    const sorted = all.map((figures) => figures[key]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
  };
}

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string } | undefined>;
}

/** Now and then the browser starts without the trace Lighthouse waits for; the run then says nothing of the page. */
async function runPatiently(program: string, target: Target, tries = 3): Promise<Figures> {
  try {
    return await runOnce(program, target);
  } catch (error) {
    if (tries === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return runPatiently(program, target, tries - 1);
  }
}

async function runOnce(program: string, { url, chromium, profile, isUnlisted }: Target): Promise<Figures> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'av-lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    await promisify(execFile)(
      process.execPath,
      [
        program,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox',
        ...(profile === 'slow' ? SLOW : []),
        ...(isUnlisted ? ['--skip-audits=is-crawlable'] : []),
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
    );
    return figuresOf(JSON.parse(await readFile(file, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf({ categories, audits }: Report): Figures {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(number('first-contentful-paint')),
    lcp: Math.round(number('largest-contentful-paint')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(number('total-blocking-time')),
  };
}
