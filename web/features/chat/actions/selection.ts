import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

/** Ids of the selected messages; empty means that nobody is selecting. */
export type Selection = ReadonlySet<number>;

export const NOTHING_SELECTED: Selection = new Set();

export function toggled(selection: Selection, messageId: number): Selection {
  const next = new Set(selection);
  if (!next.delete(messageId)) next.add(messageId);
  return next;
}

/** The selected ones in the order of the thread; what has left the thread meanwhile is selected no more. */
export function selectedOf(messages: readonly Message[], selection: Selection): Message[] {
  return selection.size === 0 ? [] : messages.filter((message) => selection.has(message.id));
}

export interface DeletionPlan {
  doomed: readonly Message[];
  /** Somebody else's, and records: they stay. */
  skipped: number;
}

/** What deleting for everyone may touch: a farmer's own messages only, in the office all; records nobody's. */
export function planDeletionForAll(messages: readonly Message[], side: SenderRole): DeletionPlan {
  const mine = messages.filter(
    ({ sender_role: writer, message_type: kind }) => (side === 'admin' || writer === side) && !isRecord(kind),
  );
  // Deleted once is deleted: nothing to do, and nothing to complain of.
  return {
    doomed: mine.filter((message) => !message.deleted),
    skipped: messages.length - mine.length,
  };
}

/** The words of several messages as one text to copy. */
export function textOf(messages: readonly Message[]): string {
  return messages
    .map((message) => (message.deleted ? '' : (message.text ?? '')))
    .filter(Boolean)
    .join('\n');
}

/** Copies the words of these messages and says whether it worked. */
export async function copyMessages(messages: readonly Message[]): Promise<void> {
  const isCopied = await copyText(textOf(messages));
  if (isCopied) showToast(translate('chat', 'menu.copied'), { tone: 'success' });
  else showToast(translate('chat', 'menu.copyFailed'), { tone: 'error' });
}

/** Saves a file of this site under a name, as a press on a download link would. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
