import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import { officeOwner, officeOwners, rememberedPerson } from '../../../lib/office/remembered-person.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { fetchChat } from '../inbox-store/inbox.api.ts';
import { INBOX_KEYS } from '../inbox-store/use-chat-list.ts';
import { withOutboxDatabase } from '../model/outbox-database.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { allWords } from '../outbox/pending-store.ts';
import { outboxOf } from '../outbox/use-send-message.ts';

const watched = new WeakSet<Outbox>();
/** Whose outboxes hold what the server refused. */
let refused: ReadonlySet<string> = new Set();
const changed = listenersOf();
const told = listenersOf<[chatId: number]>();

/**
 * An answer is on its way while its writer looks at another chat: if the server refuses it, that is said at once, with
 * the way there, and stands in the chat's row until it is dealt with. What an earlier page left goes on its way too.
 */
export function useRefusedSends(openChatId: number | null, onOpen: (chatId: number) => void): void {
  const { t } = useTranslation('office');
  const client = useQueryClient();
  const handleRefused = useEffectEvent(async (chatId: number) => {
    if (chatId === openChatId) return;
    const name = await nameOf(client, chatId);
    showToast(t('unsent.toast', { name }), {
      tone: 'error',
      action: { label: t('unsent.open'), onAction: () => onOpen(chatId) },
    });
  });
  useEffect(() => {
    const stop = told.subscribe((chatId) => void handleRefused(chatId));
    void keptChats().then((chats) => chats.forEach(watchSends));
    return stop;
  }, []);
  useEffect(() => {
    if (openChatId !== null) watchSends(openChatId);
  }, [openChatId]);
}

/** Whether the server refused something this person wrote in the chat, and they have not dealt with it. */
export function useIsRefused(chatId: number): boolean {
  return useSyncExternalStore(changed.subscribe, () => refused.has(officeOwner(chatId)));
}

function watchSends(chatId: number): void {
  const outbox = outboxOf({ side: 'admin', chatId, mobile: '' });
  if (watched.has(outbox)) return;
  watched.add(outbox);
  const owner = officeOwner(chatId);
  const look = () => {
    const isRefused = outbox.getSnapshot().some(({ state }) => state === 'failed');
    if (isRefused === refused.has(owner)) return;
    refused = new Set(isRefused ? [...refused, owner] : [...refused].filter((each) => each !== owner));
    changed.notify();
  };
  outbox.subscribe(look);
  outbox.onEvent(({ type }) => {
    if (type === 'refused') told.notify(chatId);
  });
  look();
}

/** The chats in which this person has something unsent on this device. */
async function keptChats(): Promise<number[]> {
  const kept = (await withOutboxDatabase((database) => database.getAll('pending'))) ?? [];
  const own = officeOwners(rememberedPerson());
  const owners = new Set([...kept, ...allWords()].map(({ owner }) => owner));
  return [...owners].filter((owner) => owner.startsWith(own)).map((owner) => Number(owner.slice(own.length)));
}

async function nameOf(client: QueryClient, chatId: number): Promise<string> {
  const known = client.getQueryData<ChatSummary>(INBOX_KEYS.chat(chatId));
  return (known ?? (await fetchChat(chatId).catch(() => null)))?.name ?? '';
}
