import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';

export type Value = string | number | boolean | null;

/** Rows on their way into one table, over a connection of their own. */
export interface TableWriter {
  /** Resolves when the next row may come; most of the time at once. */
  write(row: readonly Value[]): Promise<void> | undefined;
  /** Everything is stored. */
  end(): Promise<void>;
}

const CHUNK = 256 * 1024;

/** Opens a COPY. */
export async function copyInto(
  connectionString: string,
  table: string,
  columns: readonly string[],
): Promise<TableWriter> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  let chunk = '';

  function flush(): Promise<unknown> | undefined {
    const isFull = !stream.write(chunk);
    chunk = '';
    return isFull ? once(stream, 'drain') : undefined;
  }
  return {
    write(row) {
      chunk += `${row.map(encode).join('\t')}\n`;
      return chunk.length < CHUNK ? undefined : flush()?.then(() => undefined);
    },
    async end() {
      flush();
      stream.end();
      await finished(stream);
      await client.end();
    },
  };
}

function encode(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return /[\\\t\n\r]/.test(value)
    ? value.replace(/[\\\t\n\r]/g, (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c] ?? c)
    : value;
}
