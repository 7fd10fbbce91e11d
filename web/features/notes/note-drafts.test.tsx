// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Note } from '#shared/contract/office/notes.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import { hasNoteDraft } from './note-drafts.ts';

const NOTE = {
  id: 7,
  chat_id: 5,
  mine: true,
  version: 1,
  text: 'ask again',
  mentions: [],
  author: { name: { en: 'Anna' } },
  created_at: '2026-01-01T06:00:00.000Z',
} as unknown as Note;
let answer: () => void;

beforeAll(async () => {
  await loadStrings(['common', 'notes']);
  await switchLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(Response.json({ ok: true, colleagues: [], notes: [] }))
      : new Promise<Response>((resolve) => {
          answer = () => resolve(Response.json({ ok: true, note: NOTE }));
        }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (what: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>);
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('keeps what was written on while the note before it was being kept', async () => {
  show(<NoteComposer chatId={5} onClose={() => {}} />);
  write('first');
  fireEvent.submit(screen.getByRole('form'));
  write('first and more');
  await act(async () => answer());
  expect(box().value).toBe('first and more');
});

it('forgets a note that was kept after its chat was left', async () => {
  const { unmount } = show(<NoteComposer chatId={5} onClose={() => {}} />);
  write('first');
  expect(hasNoteDraft(5)).toBe(true);
  fireEvent.submit(screen.getByRole('form'));
  unmount();
  answer();
  await waitFor(() => expect(hasNoteDraft(5)).toBe(false));
});

it('a note that was kept stands as a draft no more where its chat was opened again meanwhile', async () => {
  const { unmount } = show(<NoteComposer chatId={5} onClose={() => {}} />);
  write('first');
  fireEvent.submit(screen.getByRole('form'));
  unmount();
  show(<NoteComposer chatId={5} onClose={() => {}} />);
  expect(box().value).toBe('first');
  await act(async () => answer());
  await waitFor(() => expect(box().value).toBe(''));
});

it('goes on with a change of a note when its chat is opened again, until it is cancelled', () => {
  const first = show(<NoteCard note={NOTE} />);
  fireEvent.click(screen.getByRole('button', { name: /change|edit/i }));
  write('ask on Monday');
  first.unmount();
  const second = show(<NoteCard note={NOTE} />);
  expect(box().value).toBe('ask on Monday');
  fireEvent.click(screen.getByRole('button', { name: /cancel/i }));
  second.unmount();
  show(<NoteCard note={NOTE} />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
