// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FarmerSession, useFarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { noticeKey, STORED, writeStored } from '../../lib/device/local-store.ts';
import { leaveDevice, leaveForGood } from './leave-device.ts';

const MOBILE = '9845012345';
const kept = () => JSON.stringify(localStorage);

beforeEach(() => {
  writeStored(STORED.farmerMobile, MOBILE);
  writeStored(STORED.farmerAccount, JSON.stringify({ mobile: MOBILE, name: 'ಗೌರಮ್ಮ' }));
  writeStored(noticeKey(MOBILE), '{"version":1}');
  writeStored(STORED.planMarks, '{"7":[1]}');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The session as this device remembers it, without a line. */
async function remembered(): Promise<{ current: FarmerSession }> {
  const { result } = renderHook(useFarmerSession);
  await act(async () => undefined);
  expect(result.current).toMatchObject({ phase: 'in', farmer: { name: 'ಗೌರಮ್ಮ' } });
  return result;
}

it('after a deletion the phone keeps nothing of the farmer, though the line is gone', async () => {
  const session = await remembered();
  await act(() => leaveForGood(session.current));
  expect(kept()).not.toMatch(/9845012345|ಗೌರಮ್ಮ/);
  expect(kept()).not.toContain(STORED.planMarks);
  expect(session.current.farmer).toBeNull();
});

it('a logout that the server did not hear is none: all stays, and the farmer is told', async () => {
  const session = await remembered();
  await expect(act(() => leaveDevice(session.current))).rejects.toThrow();
  expect(kept()).toContain('ಗೌರಮ್ಮ');
  expect(session.current).toMatchObject({ phase: 'in' });
});
