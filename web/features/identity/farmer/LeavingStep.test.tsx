// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { FarmerLogin } from './FarmerLogin.tsx';
import { keepPendingCode, pendingCode } from './pending-code.ts';

afterEach(() => {
  cleanup();
  keepPendingCode(null);
  vi.unstubAllGlobals();
});

const MOBILE = '9845012345';
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string) => answer(status, { ok: false, code, message: code });

it('a farmer who left and was asked for their name comes back by it: it is sent along with the wish', async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    sent.push(body);
    if (body.name === undefined) return refusal(422, 'PROFILE_REQUIRED');
    return body.restore === true ? answer(200, { ok: true }) : refusal(409, 'ACCOUNT_LEAVING');
  });
  await loadStrings(['common', 'accounts']);
  await act(() => switchLanguage('en'));
  keepPendingCode({
    ...pendingCode(MOBILE, { ok: true, ttl: 300, resend_after: 30, by: 'sms' } as never),
    open: true,
  });
  const handleLoggedIn = vi.fn(async () => undefined);
  await act(
    async () =>
      void render(<FarmerLogin knownMobile={MOBILE} onLoggedIn={handleLoggedIn} Notice={() => null} />),
  );
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '123456' } });
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'ಗೌರಮ್ಮ' } });
  fireEvent.change(screen.getByLabelText('Your place/address'), { target: { value: 'ಶಿರಸಿ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the chat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Bring my account back' }));
  await vi.waitFor(() => expect(handleLoggedIn).toHaveBeenCalled());
  expect(sent.at(-1)).toMatchObject({ name: 'ಗೌರಮ್ಮ', address: 'ಶಿರಸಿ', restore: true });
});
