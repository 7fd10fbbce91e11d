import i18next from 'i18next';
import type { Message } from '#shared/contract/chat.ts';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { textOf } from './selection.ts';

/** Copies the words of these messages and says whether it worked. */
export async function copyMessages(messages: readonly Message[]): Promise<void> {
  const isCopied = await copyText(textOf(messages));
  if (isCopied) showToast(i18next.t('menu.copied', { ns: 'chat' }), { tone: 'success' });
  else showToast(i18next.t('menu.copyFailed', { ns: 'chat' }), { tone: 'error' });
}
