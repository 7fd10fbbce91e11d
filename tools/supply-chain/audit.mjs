import { ROOT, run } from '../run/process.mjs';
import { AUDIT_EXCEPTIONS } from './policy.mjs';

/** @typedef {import('../run/results.mjs').Result} Result */
/** @typedef {{ source?: number, url?: string, title?: string, severity?: string }} Advisory */

/** Without a network a check that is run before every commit must not wait for one. */
const BRIEFLY = ['--fetch-retries=0', '--fetch-timeout=15000'];

/**
 * `npm audit` as a gate: any fault known of a package fails, whatever its severity, unless it is excepted for now.
 * Where nobody can be asked (no network, a mirror without advisories), that is said and counted as skipped.
 * @returns {Promise<Result>}
 */
export async function audit() {
  const { stdout, output } = await npm('audit', '--json', '--package-lock-only', ...BRIEFLY);
  const report = parse(stdout);
  if (!report?.vulnerabilities) {
    return { passed: 0, failed: 0, skipped: [`npm audit: nobody to ask (${reasonIn(report, output)})`] };
  }
  const faults = auditFaults(report.vulnerabilities, AUDIT_EXCEPTIONS, new Date());
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output: faults.join('\n') };
}

/**
 * @param {Record<string, { name: string, via: (string | Advisory)[] }>} vulnerabilities as npm reports them
 * @param {{ advisory: string, why: string, until: string }[]} exceptions
 * @param {Date} now
 */
export function auditFaults(vulnerabilities, exceptions, now) {
  const today = now.toISOString().slice(0, 10);
  const found = new Set();
  const faults = [];
  for (const { name, via } of Object.values(vulnerabilities)) {
    // A text names another package of the list, whose own fault it is.
    for (const advisory of via.filter((each) => typeof each === 'object')) {
      const id = advisory.url?.split('/').at(-1) ?? String(advisory.source);
      found.add(id);
      const exception = exceptions.find((each) => each.advisory === id);
      if (exception && exception.until >= today) continue;
      const late = exception ? ` (the exception ended on ${exception.until})` : '';
      faults.push(`${name}: ${advisory.severity ?? 'some'} ${id} ${advisory.title ?? ''}${late}`);
    }
  }
  const idle = exceptions.filter(({ advisory }) => !found.has(advisory));
  return [...faults, ...idle.map(({ advisory }) => `${advisory}: excepted, but no package has it any more`)];
}

/**
 * Under npm its own script is named in the environment; it need not be on the PATH.
 * @param {string[]} args
 */
export function npm(...args) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return run(command, [...first, ...args, '--prefix', ROOT], { quiet: true });
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {{ message?: string, error?: { summary?: string } } | undefined} report
 * @param {string} output
 */
function reasonIn(report, output) {
  const said = report?.message ?? report?.error?.summary ?? /npm error (.+)/.exec(output)?.[1] ?? 'no answer';
  // The address of a mirror is nobody's business.
  return said.replace(/https?:\/\/\S+/g, 'the registry').slice(0, 120);
}
