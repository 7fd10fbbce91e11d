// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage, translate } from '../../../lib/i18n.ts';
import { VOICE_FORM, VoiceComposer } from './VoiceComposer.tsx';

/** The drafts drawer: jsdom has no database of a browser. */
vi.mock('../model/outbox-database.ts', () => ({
  withOutboxDatabase: async (work: (database: unknown) => unknown) =>
    work({
      get: async () => ({
        file: { blob: new Blob(['sound']), name: 'v.webm', mimeType: 'audio/webm', peaks: [] },
      }),
      delete: async () => undefined,
    }),
}));

beforeAll(async () => {
  await loadStrings(['common', 'voice']);
  await switchLanguage('en');
  URL.createObjectURL ??= () => 'blob:';
  URL.revokeObjectURL ??= () => undefined;
});
afterEach(cleanup);

it('keeps a note that the guard holds back, until the question sends it', async () => {
  const answers = [false, true];
  const onSend = vi.fn(async () => undefined);
  const onBegun = vi.fn();
  render(
    <VoiceComposer
      owner="admin:anna:5"
      disabled={false}
      onSend={onSend}
      guard={{ onBegun, maySend: () => answers.shift() ?? true }}
    >
      {(mic) => mic}
    </VoiceComposer>,
  );
  const send = await screen.findByRole('button', { name: translate('voice', 'draft.send') });
  await waitFor(() => expect(onBegun).toHaveBeenLastCalledWith(true));
  fireEvent.click(send);
  expect(onSend).not.toHaveBeenCalled();
  expect(send.isConnected).toBe(true);
  fireEvent.submit(document.getElementById(VOICE_FORM) as HTMLElement);
  expect(onSend).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(onBegun).toHaveBeenLastCalledWith(false));
});
