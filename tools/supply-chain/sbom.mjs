import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/process.mjs';
import { verdict } from '../run/results.mjs';
import { npm } from './audit.mjs';

const FILE = join(ROOT, '.cache/reports/sbom.cdx.json');

/** Writes what the product is made of, package by package (CycloneDX), from the lockfile alone. */
export async function writeSbom() {
  const { stdout, output } = await npm(
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--omit=dev',
  );
  if (!stdout.trimStart().startsWith('{')) return verdict(false, output);
  const bill = JSON.parse(stdout);
  const count = bill.components?.length ?? 0;
  mkdirSync(join(FILE, '..'), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
  return verdict(bill.bomFormat === 'CycloneDX' && count > 50, `the bill has ${count} components only`);
}
