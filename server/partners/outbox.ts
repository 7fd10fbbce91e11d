import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface OutboxMessage {
  id: string;
  channel: 'sms' | 'email';
  /** Ten digits, or an e-mail address. */
  to: string;
  subject?: string;
  text: string;
  createdAt: string;
}

/** The post office at home: nothing leaves the machine, every message is a file a person can open. */
export interface Outbox {
  put(message: Pick<OutboxMessage, 'channel' | 'to' | 'subject' | 'text'>): Promise<OutboxMessage>;
  /** Newest first. */
  list(limit: number): Promise<OutboxMessage[]>;
}

/** Says that something was put down. Codes stay out of it: logs are kept, copied and shown to others. */
export interface OutboxLog {
  info(line: string): void;
}

/**
 * `$DATA_DIR/outbox/<time>-<n>-<id>.json`: names sort by time, also within one millisecond. Written in another
 * folder and moved in, so whoever lists the outbox never meets half a message.
 */
export function createOutbox(dataDir: string, log?: OutboxLog): Outbox {
  const folder = path.join(dataDir, 'outbox');
  const desk = path.join(dataDir, 'outbox-writing');
  let written = 0;
  return {
    async put(message) {
      const whole: OutboxMessage = { id: randomUUID(), ...message, createdAt: new Date().toISOString() };
      written += 1;
      const time = whole.createdAt.replaceAll(/[:.]/g, '-');
      const name = `${time}-${String(written).padStart(6, '0')}-${whole.id}.json`;
      await Promise.all([folder, desk].map((each) => mkdir(each, { recursive: true, mode: 0o700 })));
      await writeFile(path.join(desk, name), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
      await rename(path.join(desk, name), path.join(folder, name));
      log?.info(`[outbox] ${whole.channel} to ${shown(whole)}: ${oneLine(whole)}`);
      return whole;
    },
    async list(limit) {
      const names = (await readdir(folder).catch(nothingYet)).filter((name) => name.endsWith('.json'));
      const newest = names.sort().reverse().slice(0, limit);
      return Promise.all(newest.map((name) => readMessage(path.join(folder, name))));
    },
  };
}

async function readMessage(file: string): Promise<OutboxMessage> {
  return JSON.parse(await readFile(file, 'utf8')) as OutboxMessage;
}

function nothingYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function shown({ channel, to }: OutboxMessage): string {
  return channel === 'sms' ? `+91${to}` : to;
}

function oneLine({ subject, text }: OutboxMessage): string {
  const body = text.replaceAll(/\s+/g, ' ').trim();
  return (subject === undefined ? body : `${subject}: ${body}`).replaceAll(/\b\d{4,8}\b/g, '***');
}
