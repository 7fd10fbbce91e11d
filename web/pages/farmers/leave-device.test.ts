// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FarmerSession, useFarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { draftKey, noticeKey, STORED, writeStored } from '../../lib/device/local-store.ts';
import { KEPT_OF_FARMER, leaveDevice, leaveForGood } from './leave-device.ts';

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

it('after a deletion nothing unsent is left either, and what somebody else began stays', async () => {
  const mine = { owner: `farmer:${MOBILE}`, clientId: 'a', position: 1, text: 'ಕಳುಹಿಸದ ಮಾತು' };
  const other = { ...mine, owner: 'farmer:9845054321', clientId: 'b', text: 'ಬೇರೆಯವರ ಮಾತು' };
  for (const each of [mine, other]) localStorage.setItem(`chatUnsent:${each.clientId}`, JSON.stringify(each));
  localStorage.setItem(draftKey(mine.owner), 'ಬರೆಯುತ್ತಿದ್ದ ಮಾತು');
  localStorage.setItem(`chatDeletions:${mine.owner}`, '[{"messageId":1,"mode":"me"}]');
  localStorage.setItem(STORED.farmerCode, JSON.stringify({ mobile: MOBILE }));
  for (const key of KEPT_OF_FARMER) if (!localStorage.getItem(key)) localStorage.setItem(key, 'x');
  localStorage.setItem(STORED.language, 'kn');
  const session = await remembered();
  await act(() => leaveForGood(session.current));
  const left = Object.keys(localStorage).filter((key) => key !== STORED.farmerUnread);
  expect(left.sort()).toEqual(['chatUnsent:b', STORED.language].sort());
});

/** Whose each thing is that any page keeps on a device: a new one is entered here, and where it is a farmer's, forgotten there. */
const WHOSE: Record<string, 'farmer' | 'number' | 'office' | 'reader'> = {
  // By the farmer's number in its name, or its owner's inside.
  'WORDS + words.clientId': 'number',
  'this.#key': 'number',
  key: 'number',
  'startKey(owner)': 'number',
  'noticeKey(mobile)': 'number',
  'noticeKey(farmer.mobile)': 'number',
  'CHOICE[side]': 'reader',
  'editKey(noteId)': 'office',
  'keyOf(name)': 'office',
  'STORED.takenBack': 'reader',
  'STORED.farmerUnread': 'reader',
  'STORED.installOffer': 'reader',
  'STORED.channelPopupUntil': 'reader',
  'STORED.dealerNote': 'reader',
  'STORED.language': 'reader',
  'GUIDE_STORED.kept': 'reader',
  'GUIDE_STORED.place': 'reader',
  'GUIDE_STORED.textSize': 'reader',
  'STORED.staffSession': 'office',
  'STORED.staffSessionOver': 'office',
  'STORED.officeCalled': 'office',
  'STORED.officeCard': 'office',
  'STORED.officeDesk': 'office',
  'STORED.officePriceNotice': 'office',
  'STORED.officeShortcuts': 'office',
  'STORED.officeSound': 'office',
  'STORED.farmerAccount': 'farmer',
  'STORED.farmerCode': 'farmer',
  'STORED.farmerCounted': 'farmer',
  'STORED.farmerMobile': 'farmer',
  'STORED.farmerRung': 'farmer',
  'STORED.planMarks': 'farmer',
};
/** The same of the browser's databases and caches. */
const STORES: Record<string, 'forgotten' | 'reader'> = {
  'av-agro-outbox': 'forgotten',
  'av-agro-intake': 'forgotten',
  'av-agro-shared': 'forgotten',
  'av-agro-worker': 'forgotten',
  PICTURES: 'forgotten',
  // Of the public site and the shell.
  ASSETS: 'reader',
  GUIDE: 'reader',
  GUIDE_CACHE: 'reader',
  PAGES: 'reader',
  RECORDED_CACHE: 'reader',
  STORE: 'reader',
};

it('knows whose everything is that a page keeps on the device', () => {
  const sources = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.endsWith('lib/device/local-store.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) =>
    new Set([...sources.matchAll(pattern)].map(([, name = '']) => name.trim()));
  const written = found(/(?:writeStored|localStorage\.setItem)\(\s*([^,]+),/g);
  expect([...written].sort()).toEqual(Object.keys(WHOSE).sort());
  const farmers = [...written].filter((key) => WHOSE[key] === 'farmer');
  const forgotten = KEPT_OF_FARMER.map((key) => nameOf(key));
  expect(forgotten.sort()).toEqual(farmers.sort());
  const stores = found(/(?:openDB<\w+>|caches\.open)\(\s*'?([\w-]+)/g);
  stores.delete('DATABASE');
  stores.add('av-agro-outbox');
  expect([...stores].sort()).toEqual(Object.keys(STORES).sort());
});

const nameOf = (stored: string) =>
  `STORED.${Object.entries(STORED).find(([, value]) => value === stored)?.[0]}`;
