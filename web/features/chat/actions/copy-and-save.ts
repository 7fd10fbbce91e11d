import type { Message } from '#shared/contract/chat.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

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
