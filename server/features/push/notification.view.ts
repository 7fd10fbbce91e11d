import type alertcard from '#content/strings/en/alertcard.json';
import type chat from '#content/strings/en/chat.json';
import type followup from '#content/strings/en/followup.json';
import type push from '#content/strings/en/push.json';
import { type ByKind, byKind } from '#shared/contract/by-kind.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { AlertCard } from '#shared/contract/clinic/alert-card.ts';
import type { PushPayload } from '#shared/contract/push.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { byLanguage, textIn } from '#shared/domain/by-language.ts';
import type { MessageKind } from '#shared/domain/chat/message-kinds.ts';
import { replySnippet } from '#shared/domain/chat/snippets.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import { formatPaise, rupeesToPaise } from '#shared/domain/money/money.ts';
import { readStrings } from '../../platform/strings.ts';
import { intakeLine, type Unseen } from '../chat/index.ts';

const CHAT = readStrings<typeof chat>('chat');
const PUSH = readStrings<typeof push>('push');
const FOLLOWUP = readStrings<typeof followup>('followup');
const STRINGS = byLanguage((language) => ({
  ...CHAT[language],
  ...PUSH[language],
  followup: FOLLOWUP[language],
}));
const ALERT = readStrings<typeof alertcard>('alertcard');

/** What the lock screen shows: who writes, and at most 60 characters of what. */
export function viewNotification(news: {
  side: SenderRole;
  /** Its name. */
  shop: string;
  language: Language;
  farmer: { name: string };
  unseen: Unseen;
}): PushPayload {
  const { side, shop, language, farmer, unseen } = news;
  const { chat_id } = unseen.message;
  const forFarmer = side === 'farmer';
  return {
    title: forFarmer ? officeTitle(unseen.message, language, shop) : farmer.name,
    body: bodyOf(unseen.message, language),
    url: forFarmer ? '/farmers' : `/admin?chat=${chat_id}`,
    tag: `chat-${chat_id}`,
    lang: language,
    unread: forFarmer ? unseen.unread : null,
    // A warning wakes nobody: it lies there when the phone is next looked at.
    ...(unseen.message.message_type === 'alert' ? { quiet: true } : {}),
  };
}

/** The office by its name, after that of who answered. */
function officeTitle({ author }: Message, language: Language, shop: string): string {
  const title = STRINGS[language].notification.title.replace('{{shop}}', () => shop);
  return author ? `${textIn(author.name, language)} · ${title}` : title;
}

type Words = (typeof STRINGS)[Language];

/** What the lock screen says of a message, by kind. */
const linesIn = (words: Words, language: Language): ByKind<MessageKind, string> => ({
  text: (message) => contentLine(message, words),
  call: (message) => `${words.call.title}: ${contentLine(message, words)}`,
  intake: ({ meta }) =>
    meta.intake ? replySnippet(intakeLine(meta.intake, language)) : words.notification.message,
  consent: (message) => contentLine(message, words),
  quote: ({ meta }) => amountLine(words.notification.quotation, meta),
  lr: ({ meta }) => words.notification.dispatch.replace('{{number}}', meta.lr_number ?? '').trim(),
  plan: ({ meta }) =>
    words.notification.plan.replace('{{crop}}', () => (meta.plan ? textIn(meta.plan.crop, language) : '')),
  checkup: ({ meta }) =>
    words.followup.notification.replace('{{crop}}', () =>
      meta.checkup ? textIn(meta.checkup.crop, language) : '',
    ),
  outcome: ({ meta }) =>
    meta.outcome ? `${words.followup.title} ${words.followup.answer[meta.outcome.answer]}` : '',
  alert: ({ meta }) => (meta.alert ? alertLine(meta.alert, language) : ''),
  payment: ({ meta }) => amountLine(words.notification.payment, meta),
  receipt: ({ meta }) => amountLine(words.notification.receipt, meta),
  refund: ({ meta }) => amountLine(words.notification.refund, meta),
});

function bodyOf(message: Message, language: Language): string {
  const words = STRINGS[language];
  return byKind(message, linesIn(words, language)) ?? contentLine(message, words);
}

const alertLine = ({ crop, problem }: AlertCard, language: Language): string =>
  fillIn(ALERT[language].notification, { crop: textIn(crop, language), problem: textIn(problem, language) });

function contentLine(message: Pick<Message, 'text' | 'mime_type' | 'meta'>, words: Words): string {
  const { text, mime_type: mimeType, meta } = message;
  if (text) return replySnippet(text);
  if (mimeType) return fileWord(mimeType, words.file);
  return meta.spray ? words.spray.title : words.notification.message;
}

function amountLine(line: string, { amount }: { amount?: number }): string {
  return amount === undefined ? line : `${line} ${formatPaise(rupeesToPaise(amount))}`;
}

function fileWord(mimeType: string, words: (typeof chat)['file']): string {
  if (mimeType.startsWith('image/')) return words.photo;
  if (mimeType.startsWith('video/')) return words.video;
  return mimeType.startsWith('audio/') ? words.audio : words.document;
}
