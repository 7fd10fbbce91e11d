import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A message as the home outbox keeps it, one JSON file each; file names sort by time. */
export interface OutboxMessage {
  to: string;
  text: string;
  subject?: string;
  createdAt: string;
}

/** The newest message to a mobile's last digits or an e-mail address that is meant. */
export async function findInOutbox(
  dataDir: string,
  recipient: string,
  isMeant: (message: OutboxMessage) => boolean | undefined = () => true,
): Promise<OutboxMessage | undefined> {
  const folder = path.join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.reverse()) {
    const message = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as OutboxMessage;
    if (message.to.endsWith(recipient) && isMeant(message)) return message;
  }
  return undefined;
}

/** The six digits last sent to the recipient, looked for until they are there. `since`: epoch milliseconds. */
export async function codeFromOutbox(
  dataDir: string,
  recipient: string,
  { since = 0, timeoutMs = 5_000 }: { since?: number; timeoutMs?: number } = {},
): Promise<string> {
  for (let waited = 0; waited <= timeoutMs; waited += 50) {
    const message = await findInOutbox(
      dataDir,
      recipient,
      ({ text, createdAt }) => sixDigitsOf(text) !== undefined && Date.parse(createdAt) >= since,
    );
    const code = sixDigitsOf(message?.text ?? '');
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code was sent to ${recipient}`);
}

function sixDigitsOf(text: string): string | undefined {
  return /\b\d{6}\b/.exec(text)?.[0];
}
