import { ChatBook } from './chat-book.ts';
import { copyInto, type TableWriter } from './copy-table.ts';
import { Random } from './random.ts';
import { farmerName, farmerPlace, farmerText, fileName, officeText } from './wording.ts';

export interface Size {
  chats: number;
  messages: number;
}

/** Two years of business up to `end`. */
const SPAN_MS = 730 * 86_400_000;
const STAFF_ID = 1;
const TRACKING = 'https://www.vrlgroup.in/track_consignment.aspx';

const COLUMNS = {
  farmers: ['id', 'mobile', 'name', 'address', 'language', 'blocked_at', 'created_at'],
  messages: [
    'id',
    'chat_id',
    'seq',
    'sender_role',
    'sender_id',
    'client_id',
    'content_hash',
    'kind',
    'text',
    'meta',
    'file_id',
    'file_name',
    'created_at',
    'deleted_at',
  ],
  chat_events: ['chat_id', 'seq', 'audience', 'type', 'payload', 'created_at'],
  files: [
    'id',
    'storage_key',
    'chat_id',
    'uploaded_by',
    'uploader_id',
    'original_name',
    'mime_type',
    'size_bytes',
    'width',
    'height',
    'created_at',
  ],
  message_hidden: ['message_id', 'side'],
  quotations: [
    'id',
    'chat_id',
    'message_id',
    'file_id',
    'amount_paise',
    'original_name',
    'created_by',
    'created_at',
    'paid_at',
  ],
  dispatches: ['chat_id', 'message_id', 'lr_number', 'tracking_link', 'created_by', 'created_at'],
  chat_side_state: ['chat_id', 'side', 'visible_from_seq', 'delivered_seq', 'read_seq'],
  chats: [
    'id',
    'farmer_id',
    'head_seq',
    'status',
    'unread_count',
    'last_message',
    'last_message_seq',
    'last_message_at',
    'waiting_since',
    'created_at',
  ],
} as const;
type Table = keyof typeof COLUMNS;

/**
 * Writes farmers, chats, messages, files, quotations and what belongs to them into empty tables, in the order of
 * their moments: as on a real disk, the messages of one chat lie far apart.
 */
export async function writeBusiness(
  connectionString: string,
  size: Size,
  options: { end: number; onProgress: (messages: number) => void },
): Promise<void> {
  const names = Object.keys(COLUMNS) as Table[];
  const opened = await Promise.all(names.map((name) => copyInto(connectionString, name, COLUMNS[name])));
  const tables = Object.fromEntries(names.map((name, index) => [name, opened[index]])) as Record<
    Table,
    TableWriter
  >;
  const random = new Random(7_145);
  const book = new ChatBook(size.chats);
  await writeFarmers(tables, size, random, options.end);
  const step = SPAN_MS / size.messages;
  const messages = new MessageMaker(tables, book, random, options.end);
  let known = 0;
  for (let n = 0; n < size.messages; n += 1) {
    const isNew = known < size.chats && n * size.chats >= known * size.messages;
    // A few talk a lot: the weight falls with the root of the rank.
    const chat = isNew ? known++ : Math.floor(known * random.next() ** 2);
    await messages.write(n + 1, chat, options.end - SPAN_MS + n * step);
    if (n % 100_000 === 0) options.onProgress(n);
  }
  await writeChats(tables, book, random, options.end);
  await Promise.all(opened.map((table) => table.end()));
}

async function writeFarmers(tables: Record<Table, TableWriter>, size: Size, random: Random, end: number) {
  for (let n = 0; n < size.chats; n += 1) {
    const joined = end - SPAN_MS * (1 - n / size.chats);
    const blockedAt = random.chance(0.01) ? iso(end - 86_400_000) : null;
    // 7919 is prime to the range: numbers of neighbours in the list have nothing in common.
    const mobile = String(6_100_000_000 + ((n * 79_190_011) % 3_800_000_000));
    await tables.farmers.write([
      n + 1,
      mobile,
      farmerName(random),
      farmerPlace(random),
      random.chance(0.8) ? 'kn' : 'en',
      blockedAt,
      iso(joined),
    ]);
  }
}

async function writeChats(tables: Record<Table, TableWriter>, book: ChatBook, random: Random, end: number) {
  for (let chat = 0; chat < book.size; chat += 1) {
    if (random.chance(0.5)) book.read(chat);
    const { headSeq, status, unread, readSeq, lastLine, lastAt, waitingSince } = book.standing(chat);
    const at = lastAt || end;
    await tables.chats.write([
      chat + 1,
      chat + 1,
      headSeq,
      status,
      unread,
      lastLine,
      headSeq,
      iso(at),
      waitingSince === null ? null : iso(waitingSince),
      iso(at),
    ]);
    const cleared = random.chance(0.01) ? Math.floor(headSeq / 2) : 0;
    await tables.chat_side_state.write([chat + 1, 'admin', cleared, headSeq, readSeq]);
    await tables.chat_side_state.write([
      chat + 1,
      'farmer',
      0,
      headSeq,
      Math.max(0, headSeq - random.below(5)),
    ]);
  }
}

/** Makes one message after the other, each with everything that belongs to it. */
class MessageMaker {
  #tables: Record<Table, TableWriter>;
  #book: ChatBook;
  #random: Random;
  #end: number;
  #quotations = 0;

  constructor(tables: Record<Table, TableWriter>, book: ChatBook, random: Random, end: number) {
    this.#tables = tables;
    this.#book = book;
    this.#random = random;
    this.#end = end;
  }

  async write(id: number, chat: number, at: number): Promise<void> {
    const random = this.#random;
    const fromFarmer = random.chance(0.55);
    const kind = fromFarmer || !random.chance(0.035) ? 'text' : random.chance(0.7) ? 'quote' : 'lr';
    const file = kind === 'quote' ? 'document' : kind === 'lr' ? null : this.#fileKind(fromFarmer);
    const name = file && fileName(random, file, at);
    const lr = `VRL${10_000_000 + random.below(89_999_999)}`;
    const amount = 20_000 + random.below(900_000);
    const text =
      kind === 'lr'
        ? `LR ${lr}\nTrack: ${TRACKING}`
        : kind === 'quote' || (file && random.chance(0.8))
          ? null
          : fromFarmer
            ? farmerText(random, at, this.#end)
            : officeText(random);
    const line = (text ?? (file === 'photo' ? 'Photo' : file === 'voice' ? 'Voice note' : (name ?? '')))
      .replace(/\s+/g, ' ')
      .slice(0, 200);
    const seq = this.#book.add(chat, { fromFarmer, at, line, marksSent: kind === 'lr' });
    const isDeleted = kind === 'text' && random.chance(0.003);
    const created = iso(at);
    const sender = [fromFarmer ? 'farmer' : 'admin', fromFarmer ? chat + 1 : STAFF_ID] as const;
    const fileId = file && !isDeleted ? random.uuid() : null;
    if (fileId && file && name) await this.#writeFile(fileId, file, name, chat, sender, created);
    const meta: Record<string, unknown> = { summary: line };
    if (kind === 'lr') Object.assign(meta, { lr_number: lr, tracking_link: TRACKING });
    if (kind === 'quote') Object.assign(meta, { quotation_id: ++this.#quotations, amount: amount / 100 });
    await this.#tables.messages.write([
      id,
      chat + 1,
      seq,
      ...sender,
      random.uuid(),
      `\\x${random.hex(64)}`,
      kind,
      isDeleted ? null : text,
      isDeleted ? '{}' : JSON.stringify(meta),
      fileId,
      isDeleted ? null : name,
      created,
      isDeleted ? created : null,
    ]);
    await this.#tables.chat_events.write([
      chat + 1,
      seq,
      'both',
      'message',
      `{"message_id": ${id}}`,
      created,
    ]);
    if (random.chance(0.002))
      await this.#tables.message_hidden.write([id, random.chance(0.5) ? 'admin' : 'farmer']);
    if (kind === 'lr') await this.#tables.dispatches.write([chat + 1, id, lr, TRACKING, STAFF_ID, created]);
    if (kind === 'quote') {
      const isPaid = at < this.#end - 20 * 86_400_000 ? random.chance(0.9) : random.chance(0.4);
      await this.#tables.quotations.write([
        this.#quotations,
        chat + 1,
        id,
        fileId,
        amount,
        name ?? 'quotation.pdf',
        STAFF_ID,
        created,
        isPaid ? iso(at + 3_600_000) : null,
      ]);
    }
  }

  #fileKind(fromFarmer: boolean) {
    const dice = this.#random.next();
    if (dice < (fromFarmer ? 0.08 : 0.01)) return 'photo' as const;
    if (dice < (fromFarmer ? 0.11 : 0.02)) return 'voice' as const;
    return dice < (fromFarmer ? 0.12 : 0.03) ? ('document' as const) : null;
  }

  async #writeFile(
    id: string,
    kind: 'photo' | 'document' | 'voice',
    name: string,
    chat: number,
    sender: readonly [string, number],
    at: string,
  ) {
    const mime = { photo: 'image/jpeg', document: 'application/pdf', voice: 'audio/webm' }[kind];
    const size = kind === 'photo' ? [1200, 1600] : [null, null];
    await this.#tables.files.write([
      id,
      `bench/${id}`,
      chat + 1,
      ...sender,
      name,
      mime,
      50_000,
      ...size,
      at,
    ] as (string | number | null)[]);
  }
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
