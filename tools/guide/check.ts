/*
 * For those who write the guide: `node tools/guide/check.ts` tells every fault of every chapter, one a line;
 * `node tools/guide/check.ts 9-mulching` those of one chapter, and how many words it has.
 */
import { countWords } from '../../web/build/guide/check-chapter.ts';
import { faultsOf, GUIDE_FOLDER } from '../../web/build/guide/compile.ts';
import { sayFault } from '../../web/build/guide/fault.ts';
import { readLibrary } from '../../web/build/guide/library.ts';

const wanted = process.argv[2] ?? '';
const library = readLibrary(GUIDE_FOLDER);
const faults = faultsOf(library).filter(({ file }) => file.includes(wanted));
for (const fault of faults) console.log(sayFault(fault));
for (const { file, blocks } of [...library.sources, ...library.crops]) {
  if (file.includes(wanted)) console.log(`${file}: ${countWords(blocks)} words`);
}
console.log(faults.length === 0 ? 'No faults.' : `${faults.length} fault(s).`);
process.exitCode = faults.length === 0 ? 0 : 1;
