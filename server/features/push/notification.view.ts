import enChat from '#content/strings/en/chat.json' with { type: 'json' };
import enPush from '#content/strings/en/push.json' with { type: 'json' };
import knChat from '#content/strings/kn/chat.json' with { type: 'json' };
import knPush from '#content/strings/kn/push.json' with { type: 'json' };
import type { Language } from '#shared/contract/accounts.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { PushPayload } from '#shared/contract/push.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { formatPaise, rupeesToPaise } from '#shared/domain/money.ts';
import { replySnippet } from '#shared/domain/reply-snippet.ts';
import type { Unseen } from '../chat/index.ts';

const STRINGS = { en: { ...enChat, ...enPush }, kn: { ...knChat, ...knPush } };

/** What the lock screen shows: who writes, and at most 60 characters of what. */
export function viewNotification(news: {
  side: SenderRole;
  language: Language;
  farmer: { name: string };
  unseen: Unseen;
}): PushPayload {
  const { side, language, farmer, unseen } = news;
  const { chat_id } = unseen.message;
  const forFarmer = side === 'farmer';
  return {
    title: forFarmer ? STRINGS[language].notification.title : farmer.name,
    body: bodyOf(unseen.message, language),
    url: forFarmer ? '/farmers' : `/admin?chat=${chat_id}`,
    tag: `chat-${chat_id}`,
    lang: language,
    unread: forFarmer ? unseen.unread : null,
  };
}

function bodyOf(message: Message, language: Language): string {
  const words = STRINGS[language];
  const { message_type: kind, text, mime_type: mimeType, meta } = message;
  if (kind === 'quote' || kind === 'payment' || kind === 'receipt' || kind === 'refund') {
    const line = words.notification[kind === 'quote' ? 'quotation' : kind];
    return meta.amount === undefined ? line : `${line} ${formatPaise(rupeesToPaise(meta.amount))}`;
  }
  if (kind === 'lr') return words.notification.dispatch.replace('{{number}}', meta.lr_number ?? '').trim();
  if (text) return replySnippet(text);
  if (mimeType) return fileWord(mimeType, words.file);
  return meta.spray ? words.spray.title : words.notification.message;
}

function fileWord(mimeType: string, words: (typeof enChat)['file']): string {
  if (mimeType.startsWith('image/')) return words.photo;
  if (mimeType.startsWith('video/')) return words.video;
  return mimeType.startsWith('audio/') ? words.audio : words.document;
}
