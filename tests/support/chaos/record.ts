import pg from 'pg';
import type { MessageKind, Sender } from './plan.ts';

/** What somebody really sent, at the moment of the press. */
export interface Typed {
  mark: string;
  by: Sender;
  kind: MessageKind;
}

export interface StoredMessage {
  id: number;
  side: 'farmer' | 'admin';
  /** The mark in its words, its spray card or its file's name; voice notes have none. */
  mark: string;
  /** Its words, as both screens must show them. */
  text: string;
}

/** The thread as the database has it, in the server's order. */
export async function readRecord(connectionString: string): Promise<StoredMessage[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; side: 'farmer' | 'admin'; said: string; text: string }>(
      `SELECT m.id, m.sender_role AS side, coalesce(m.text, '') AS text,
              concat_ws(' ', m.text, m.meta -> 'spray' ->> 'chemical', f.original_name, f.mime_type) AS said
       FROM messages m LEFT JOIN files f ON f.id = m.file_id
       WHERE NOT (m.meta ? 'auto') ORDER BY m.seq`,
    );
    return rows.map(({ id, side, said, text }) => ({ id: Number(id), side, mark: markIn(said), text }));
  } finally {
    await client.end();
  }
}

function markIn(said: string): string {
  const mark = /mark(\d+)/.exec(said)?.[0];
  return mark ?? (/audio\//.test(said) ? 'voice' : said);
}

/** What is wrong with the record, in words; empty when it is what was typed, each once, every sender in order. */
export function faultsOf(record: StoredMessage[], typed: Typed[]): string[] {
  const faults: string[] = [];
  const expected = typed.map(asStored);
  const times = new Map<string, number>();
  for (const { mark } of record) times.set(mark, (times.get(mark) ?? 0) + 1);
  for (const mark of new Set(expected)) {
    const wanted = expected.filter((other) => other === mark).length;
    const stored = times.get(mark) ?? 0;
    if (stored < wanted) faults.push(`lost: ${mark}`);
    if (stored > wanted) faults.push(`doubled: ${mark}`);
    times.delete(mark);
  }
  for (const mark of times.keys()) faults.push(`nobody typed: ${mark}`);
  for (const by of ['tab1', 'tab2', 'office'] as const) {
    const own = typed.filter((message) => message.by === by).map(asStored);
    const mine = new Set(own);
    const stored = record.map(({ mark }) => mark).filter((mark) => mine.has(mark));
    const at = own.findIndex((mark, index) => stored[index] !== mark);
    if (at >= 0 && faults.length === 0)
      faults.push(`${by}: out of order from ${own[at]}, found ${stored[at]}`);
  }
  return faults;
}

function asStored({ kind, mark }: Typed): string {
  return kind === 'voice' ? 'voice' : mark;
}
