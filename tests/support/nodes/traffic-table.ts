import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import type { TrafficResult } from './run-traffic.ts';

/** Where the table goes in a page of words. */
const TABLE = /(<!-- nodes -->\n)[\s\S]*?(<!-- \/nodes -->)/;

/** What a day of killed nodes came to, as the table people read. */
export function trafficTable(
  result: TrafficResult,
  run: { front: string; database: string; seconds: number; kills: number },
): string {
  const faults = (word: string) => result.faults.filter((fault) => fault.startsWith(word)).length;
  const { answered, came } = result;
  const rows: [string, string | number][] = [
    ['the nodes stand behind', run.front],
    ['over', run.database],
    ['seconds', run.seconds],
    ['nodes killed (SIGKILL)', run.kills],
    ['messages written', result.written],
    ['of them a second', result.pace],
    ['sends made again, under the same client_id', result.retries.length],
    ['from writing to "it stands", p50', `${answered.p50} ms`],
    ['from writing to "it stands", p99', `${answered.p99} ms`],
    ['from writing to "it stands", the longest', `${answered.max} ms`],
    ['pages compared with the database, message by message', result.pages],
    ['entries they took from a hint', came.hinted],
    ['entries they fetched', came.fetched],
    ['all pages level after the last answer', `${result.levelAfterMs} ms`],
    ['lost', faults('lost')],
    ['doubled', faults('doubled')],
    ['out of order', faults('out of order')],
    ['pages that show anything else than the database', faults('page')],
    ['faults of every kind', result.faults.length],
  ];
  const machine = `${os.cpus().length} x ${os.cpus()[0]?.model}, Node ${process.versions.node}`;
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`);
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; ${machine}`,
    '',
    '| two nodes |  |',
    '| --- | ---: |',
    ...lines,
  ].join('\n');
}

/** Puts the table into the page, between `<!-- nodes -->` and `<!-- /nodes -->`. */
export async function keepTrafficTable(table: string, page: string): Promise<void> {
  const words = await readFile(page, 'utf8');
  if (!TABLE.test(words)) throw new Error(`${page} has no place for the table`);
  await writeFile(page, words.replace(TABLE, `$1${table}\n\n$2`));
}
