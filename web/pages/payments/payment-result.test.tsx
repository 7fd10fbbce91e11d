// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import PaymentResultPage from './payment-result.tsx';

beforeAll(() => loadStrings(['payments']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Written here once more: a link that lies is never answered with the words of a receipt. */
const WORDS = {
  en: { pending: 'Payment Pending', paid: 'Paid', unknown: /^We find no such payment/ },
  kn: { pending: 'ಪಾವತಿ ಖಚಿತವಾಗಬೇಕಿದೆ', paid: 'ಪಾವತಿಯಾಗಿದೆ', unknown: /^ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇಂತಹ ಪಾವತಿ ಕಾಣುತ್ತಿಲ್ಲ/ },
};
const NOT_FOUND = { success: false, code: 'NOT_FOUND', error: 'Not found' };

describe.each(LANGUAGES)('a link that says of a payment nobody knows that it went well (%s)', (language) => {
  const words = WORDS[language];

  it.each(['success', 'SUCCESS'])(
    'status=%s shows no receipt, no sum, and that it is not confirmed',
    async (claimed) => {
      vi.stubGlobal('fetch', async () => Response.json(NOT_FOUND, { status: 404 }));
      await act(() => switchLanguage(language));
      render(
        <MemoryRouter initialEntries={[`/payment-result?pid=4503599627370497&status=${claimed}`]}>
          <PaymentResultPage />
        </MemoryRouter>,
      );
      expect(await screen.findByText(words.unknown)).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.pending);
      expect(screen.queryByText(words.paid)).toBeNull();
      expect(screen.queryByText(/₹/)).toBeNull();
      expect(document.querySelector('a[download]')).toBeNull();
    },
  );
});
