import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Note } from '#shared/contract/office/notes.ts';
import { useAbility } from '../../lib/abilities.ts';
import { connectSocket } from '../../lib/socket.ts';
import { fetchNotes, markNotesSeen } from './notes.api.ts';

const keyOf = (chatId: number) => ['notes', chatId] as const;
const NONE: readonly Note[] = [];

/** The private notes of the open chat, oldest first; a colleague's arrive by themselves. */
export function useNotes(chatId: number): readonly Note[] {
  const client = useQueryClient();
  const mayRead = useAbility('note.read');
  const { data } = useQuery({
    queryKey: keyOf(chatId),
    queryFn: ({ signal }) => fetchNotes(chatId, signal),
    enabled: mayRead,
  });
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => void client.invalidateQueries({ queryKey: keyOf(chatId) });
    line.on('ready', refresh);
    line.on('office:changed', (change) => {
      if (change.what === 'notes' && change.chat_id === chatId) refresh();
    });
    return () => line.release();
  }, [client, chatId]);
  return data ?? NONE;
}

/** Takes the mark off the reader's list once the notes that call them are in sight. */
export function useNotesSeen(chatId: number, isMentioned: boolean, isShown: boolean): void {
  useEffect(() => {
    if (!isMentioned || !isShown) return;
    const markSeen = () => {
      if (document.visibilityState !== 'visible') return;
      markNotesSeen(chatId).catch((error: unknown) => console.debug('notes not marked as seen', error));
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [chatId, isMentioned, isShown]);
}

/** Takes over what the server answered to a change. */
export function putNote(client: QueryClient, note: Note): void {
  client.setQueryData<Note[]>(keyOf(note.chat_id), (notes = []) => {
    const isKnown = notes.some(({ id }) => id === note.id);
    return isKnown ? notes.map((each) => (each.id === note.id ? note : each)) : [...notes, note];
  });
}

/** Asks again: it was changed or deleted, here or elsewhere. */
export function reloadNotes(client: QueryClient, chatId: number): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(chatId) });
}
