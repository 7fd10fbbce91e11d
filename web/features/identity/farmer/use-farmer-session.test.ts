// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SPEAKER_HEADER } from '#shared/speaker-header.ts';
import { STORED } from '../../../lib/device/local-store.ts';
import { tokenHeader } from '../../../lib/http.ts';
import { useFarmerSession } from './use-farmer-session.ts';

const FIRST = { mobile: '9845012345', name: 'ಗೌರಮ್ಮ', chat_id: 1 };
const SECOND = { mobile: '9845054321', name: 'ರಾಮಣ್ಣ', chat_id: 2 };
type Farmer = typeof FIRST;

/** Whose cookie this browser has. */
let cookieOf: Farmer | null = null;
let beforeAnswer: () => void = () => {};

beforeEach(() => {
  beforeAnswer = () => {};
  vi.stubGlobal('fetch', async () => {
    const farmer = cookieOf;
    beforeAnswer();
    return Response.json({ ok: true, farmer });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What another tab writes; this one hears it from the browser. */
function elsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
function logInElsewhere(farmer: Farmer): void {
  cookieOf = farmer;
  elsewhere(STORED.farmerMobile, farmer.mobile);
  elsewhere(STORED.farmerAccount, JSON.stringify(farmer));
}
function logOutElsewhere(): void {
  cookieOf = null;
  elsewhere(STORED.farmerMobile, null);
  elsewhere(STORED.farmerAccount, null);
}
async function openFor(farmer: Farmer) {
  cookieOf = farmer;
  const { result } = renderHook(useFarmerSession);
  await act(async () => {});
  expect(result.current.farmer).toEqual(farmer);
  return result;
}
const speaker = () => tokenHeader()[SPEAKER_HEADER];

it('is that of the next farmer as soon as they log in in another tab', async () => {
  const session = await openFor(FIRST);
  expect(speaker()).toBe('farmer:9845012345');
  await act(async () => logOutElsewhere());
  expect([session.current.phase, speaker()]).toEqual(['out', undefined]);
  await act(async () => logInElsewhere(SECOND));
  expect(session.current.farmer).toEqual(SECOND);
  expect(speaker()).toBe('farmer:9845054321');
});

it('never shows the first farmer again once the second is here, not even for a moment', async () => {
  const { result } = renderHook(useFarmerSession);
  const shown: (string | undefined)[] = [];
  cookieOf = FIRST;
  await act(() => result.current.refresh());
  await act(async () => {
    cookieOf = SECOND;
    elsewhere(STORED.farmerMobile, SECOND.mobile);
  });
  shown.push(result.current.farmer?.name);
  await act(async () => elsewhere(STORED.farmerAccount, JSON.stringify(SECOND)));
  shown.push(result.current.farmer?.name);
  expect(shown).toEqual([undefined, SECOND.name]);
});

it('leaves what another tab keeps of the next farmer, when the server refuses this one', async () => {
  const session = await openFor(FIRST);
  const { forget } = session.current;
  // The page slept through the word of it.
  localStorage.setItem(STORED.farmerMobile, SECOND.mobile);
  localStorage.setItem(STORED.farmerAccount, JSON.stringify(SECOND));
  await act(async () => forget());
  expect(session.current.farmer).toEqual(SECOND);
  expect(localStorage.getItem(STORED.farmerAccount)).toContain(SECOND.name);
});

it('takes no answer about the first farmer that comes after the second has logged in', async () => {
  const session = await openFor(FIRST);
  beforeAnswer = () => {
    beforeAnswer = () => {};
    logInElsewhere(SECOND);
  };
  await act(() => session.current.refresh());
  expect(session.current.farmer).toEqual(SECOND);
  expect(localStorage.getItem(STORED.farmerMobile)).toBe(SECOND.mobile);
});

it('waits for the word about whose session it is, when the farmer it remembers is refused before', async () => {
  logInElsewhere(FIRST);
  cookieOf = SECOND;
  const { result } = renderHook(useFarmerSession);
  act(() => result.current.forget());
  await act(async () => {});
  expect(result.current.farmer).toEqual(SECOND);
  await act(async () => {
    cookieOf = null;
    result.current.forget();
  });
  expect(result.current.phase).toBe('out');
});
