// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { shareLink } from './share-link.ts';

beforeAll(() => loadStrings(['guide']));
beforeEach(() => history.replaceState(null, '', '/guide/chapter/1-insecticides?from=home#elsewhere'));
afterEach(async () => {
  await switchLanguage('en');
  Reflect.deleteProperty(navigator, 'share');
});

function sharing(share: () => Promise<void>) {
  const spy = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

it('hands a section on by its own address, in the language it was read in', async () => {
  const share = sharing(async () => undefined);
  await shareLink('Insecticides', 'safety-first', 'Copied');
  await switchLanguage('kn');
  await shareLink('ಕೀಟನಾಶಕಗಳು', 'safety-first', 'Copied');
  await shareLink('ಕೀಟನಾಶಕಗಳು', '', 'Copied');
  const page = `${location.origin}/guide/chapter/1-insecticides`;
  expect(share.mock.calls).toEqual([
    [{ title: 'Insecticides', url: `${page}?lang=en#safety-first` }],
    [{ title: 'ಕೀಟನಾಶಕಗಳು', url: `${page}?lang=kn#safety-first` }],
    [{ title: 'ಕೀಟನಾಶಕಗಳು', url: `${page}?lang=kn` }],
  ]);
});

it('copies the address where the phone cannot share, and is silent when the reader thinks better of it', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  sharing(() => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })));
  await shareLink('Insecticides', 'q1', 'Copied');
  expect(writeText).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'share');
  await shareLink('Insecticides', 'q1', 'Copied');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/guide/chapter/1-insecticides?lang=en#q1`);
});
