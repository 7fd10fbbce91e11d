import pg from 'pg';
import type { Follower } from './follower.ts';
import type { Writer } from './writer.ts';

export interface Stored {
  seq: number;
  clientId: string;
}

/** Every chat's messages in the order of its log. */
export async function readRecord(
  connectionString: string,
  chatIds: number[],
): Promise<Map<number, Stored[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ chat_id: string; seq: string; client_id: string }>(
    'select chat_id, seq, client_id from messages where chat_id = any($1) order by chat_id, seq',
    [chatIds],
  );
  await client.end();
  const record = new Map<number, Stored[]>();
  for (const row of rows) {
    const chat = record.get(Number(row.chat_id)) ?? [];
    chat.push({ seq: Number(row.seq), clientId: row.client_id });
    record.set(Number(row.chat_id), chat);
  }
  return record;
}

export function faultsOfRecord(writers: readonly Writer[], record: Map<number, Stored[]>): string[] {
  const faults: string[] = [];
  const places = new Map<string, { place: number; seq: number; times: number }>();
  [...record.values()].flat().forEach(({ clientId, seq }, place) => {
    const times = (places.get(clientId)?.times ?? 0) + 1;
    places.set(clientId, { place, seq, times });
  });
  writers.forEach((writer, who) => {
    faults.push(...writer.refusals.map((refusal) => `writer ${who} was refused: ${refusal}`));
    let last = -1;
    for (const clientId of writer.written) {
      const stored = places.get(clientId);
      if (!stored) faults.push(`lost: ${clientId} of writer ${who}`);
      else {
        if (stored.times > 1) faults.push(`doubled: ${clientId} of writer ${who}`);
        if (stored.place < last) faults.push(`out of order: ${clientId} of writer ${who}`);
        const seq = writer.acknowledged.get(clientId);
        if (seq !== stored.seq) faults.push(`${clientId} was answered ${seq} and stands at ${stored.seq}`);
        last = stored.place;
      }
      places.delete(clientId);
    }
  });
  for (const clientId of places.keys()) faults.push(`nobody wrote: ${clientId}`);
  return faults;
}

export function faultsOfPages(pages: readonly Follower[], record: Map<number, Stored[]>): string[] {
  return pages.flatMap((page, index) =>
    [...page.chats.keys()]
      .filter((chatId) => !isSame(page, chatId, record))
      .map((chatId) => {
        const shown = page.said(chatId);
        const stored = record.get(chatId) ?? [];
        const at = stored.findIndex(({ clientId }, n) => shown[n] !== clientId);
        return `page ${index}, chat ${chatId}: ${shown.length} of ${stored.length} messages, first difference at ${at}`;
      }),
  );
}

export function isSame(page: Follower, chatId: number, record: Map<number, Stored[]>): boolean {
  const [shown, stored] = [page.said(chatId), record.get(chatId) ?? []];
  return shown.length === stored.length && stored.every(({ clientId }, n) => shown[n] === clientId);
}
