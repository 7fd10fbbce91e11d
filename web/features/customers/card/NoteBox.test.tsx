// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Customer } from '#shared/contract/customers.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { NoteBox } from './NoteBox.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'customer']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const customer = (note: string) => ({ chat_id: 5, note, note_from: null }) as Customer;
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save note' });

/** The box as it is drawn; `comes` is a note that the card has been told of meanwhile. */
function open(note: string) {
  const client = new QueryClient();
  const ui = (now: string) => (
    <QueryClientProvider client={client}>
      <NoteBox customer={customer(now)} />
    </QueryClientProvider>
  );
  const { rerender } = render(ui(note));
  return { comes: (now: string) => rerender(ui(now)) };
}

/** What was sent to be kept, which the server takes. */
function keepsWhatIsSent(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const asked = JSON.parse(String(body));
    sent.push(asked);
    return Response.json({ ok: true, customer: customer(asked.note) });
  });
  return sent;
}

it('shows a colleague’s note that came while one writes, and saves neither over the other', async () => {
  const sent = keepsWhatIsSent();
  const { comes } = open('');
  fireEvent.change(box(), { target: { value: 'my words' } });
  expect(save().disabled).toBe(false);

  comes('their words');
  expect(screen.getByRole('alert').textContent).toContain('A colleague changed this note meanwhile:');
  expect(screen.getByText('their words')).toBeDefined();
  expect(box().value).toBe('my words');
  expect(save().disabled).toBe(true);
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  expect(sent).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sent).toEqual([{ note: 'their words\nmy words', was: 'their words' }]));
});

it('says that a colleague took the note away, and offers one’s own alone', async () => {
  const sent = keepsWhatIsSent();
  const { comes } = open('old words');
  fireEvent.change(box(), { target: { value: 'old words and mine' } });
  comes('');
  expect(screen.getByRole('alert').textContent).toContain('A colleague took this note away meanwhile.');
  expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Keep only mine' }));
  fireEvent.click(save());
  await waitFor(() => expect(sent).toEqual([{ note: 'old words and mine', was: '' }]));
});
