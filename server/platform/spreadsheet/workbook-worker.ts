import { buffer, json } from 'node:stream/consumers';
import { openWorkbook } from './open-workbook.ts';
import type { WorkbookTask } from './workbook-process.ts';

// The whole program of the process that reads strangers' workbooks and writes ours; see workbook-process.ts.
const [task, mostRows] = process.argv.slice(2) as [WorkbookTask, string];
if (task === 'read') {
  process.stdout.write(JSON.stringify(openWorkbook(await buffer(process.stdin), Number(mostRows))));
} else {
  const { name, widths, rows } = (await json(process.stdin)) as Parameters<typeof writeTable>[0];
  process.stdout.write(await writeTable({ name, widths, rows }));
}

/** The first row stays in sight. Every text is one, whatever it looks like: none is a formula. */
async function writeTable(table: {
  name: string;
  widths: number[];
  rows: (string | number | null)[][];
}): Promise<Buffer> {
  // To read one it would be loaded for nothing.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const [head = [], ...rows] = table.rows;
  return writeExcelFile(
    [head.map((value) => ({ value: String(value ?? ''), fontWeight: 'bold' })), ...rows],
    {
      sheet: table.name,
      columns: table.widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ).toBuffer();
}
