import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CsvCell } from '#shared/domain/csv.ts';
import { createSlots } from '../files/slots.ts';
import { spawnLimited } from '../limited-process.ts';
import type { Sheet } from './sheet.ts';

export type WorkbookTask = 'read' | 'write';

const MB = 1024 * 1024;
/** 64 MB of XML as text, its cells, and what the engine sets aside. */
const LIMITS = { memoryBytes: 1_500 * MB, cpuSeconds: 30, fileBytes: 0 };
const HEAP = '--max-old-space-size=512';
const TIME_LIMIT_MS = 60_000;

const oneAtATime = createSlots(1);

/**
 * The sheets of an Excel workbook.
 *
 * @param who brought it: people take turns
 * @returns undefined for what is no workbook, is damaged, or unpacks to more than any list
 */
export async function readWorkbook(
  bytes: Uint8Array,
  mostRows: number,
  who: string,
): Promise<Sheet[] | undefined> {
  const said = await run(['read', String(mostRows)], bytes, who);
  return said && (JSON.parse(said.toString()) as Sheet[]);
}

/**
 * A table as an Excel workbook (.xlsx) of one sheet.
 *
 * @param widths of its columns, in letters
 */
export async function writeWorkbook(
  table: { name: string; widths: number[]; rows: CsvCell[][] },
  who: string,
): Promise<Buffer> {
  const written = await run(['write'], Buffer.from(JSON.stringify(table)), who);
  if (!written) throw new Error('the workbook could not be written');
  return written;
}

/**
 * By a process of its own, with bounds on its time and memory, none of our settings, and nothing of ours to lose when it
 * falls over. Thousands of rows take a processor for a second or two, which nobody who chats shall wait.
 *
 * @returns what it writes; undefined when it fell over
 */
function run(task: [WorkbookTask, ...string[]], input: Uint8Array, who: string): Promise<Buffer | undefined> {
  return oneAtATime(who, async () => {
    const program = fileURLToPath(new URL('./workbook-worker.ts', import.meta.url));
    const child = spawnLimited(process.execPath, [HEAP, program, ...task], LIMITS, {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const { stdin, stdout } = child;
    if (stdin === null || stdout === null) throw new Error('a program without its pipes');
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    // One that fell over reads no further; its end says so.
    stdin.on('error', () => {}).end(input);
    try {
      const [said, code] = await Promise.all([buffer(stdout), ended]);
      return code === 0 ? said : undefined;
    } finally {
      clearTimeout(timer);
    }
  });
}
