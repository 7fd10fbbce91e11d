import { contentFaults, SHIPPED_CONTENT, sellingFaults } from '#content/content-faults.ts';
import { sampleContentFaults } from '../../server/sample-content.ts';

/*
 * `node tools/content/check.ts`: what in the owner's files cannot be right, by file and field; the first step of a build.
 * `--production`: also what a production start would refuse in them, so that nobody learns it from a site that is down.
 */
const faults = contentFaults();
if (process.argv.includes('--production')) {
  faults.push(...sampleContentFaults(), ...sellingFaults(SHIPPED_CONTENT, new Date()));
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
