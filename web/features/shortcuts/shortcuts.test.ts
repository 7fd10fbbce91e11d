import { describe, expect, it } from 'vitest';
import en from '#content/strings/en/shortcuts.json' with { type: 'json' };
import { isWriting, SHORTCUT_GROUPS, shortcutOf } from './shortcuts.ts';

const pressOf = (key: string, rest: Partial<KeyboardEvent> = {}) => ({
  ...{ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...rest,
});
const press = (key: string, rest: Partial<KeyboardEvent> = {}) => shortcutOf(pressOf(key, rest));

describe('the office’s keys', () => {
  it('are what the keyboard writes, and with Ctrl or Cmd the browser’s', () => {
    expect(press('j')).toBe('j');
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('J', { shiftKey: true })).toBeUndefined();
    expect(press('x')).toBeUndefined();
    for (const held of ['ctrlKey', 'metaKey']) expect(press('r', { [held]: true })).toBeUndefined();
    expect(press('r', { ctrlKey: true, altKey: true }), 'AltGr').toBeUndefined();
    expect(press('r', { altKey: true })).toBe('r');
    expect(press('∆', { altKey: true, code: 'KeyJ' }), 'Option on a Mac').toBe('j');
  });

  it('are found by their place where the keyboard writes Kannada', () => {
    expect(press('ಜ', { code: 'KeyJ' })).toBe('j');
    expect(press('ಯ', { code: 'Slash', shiftKey: true })).toBe('?');
    expect(press('೧', { code: 'Digit1' })).toBe('1');
    expect(press('ಝ', { code: 'KeyJ', shiftKey: true })).toBeUndefined();
    expect(press('Enter', { code: 'Enter' })).toBeUndefined();
  });

  it('know what is writing and what is not', () => {
    for (const key of ['k', 'K', 'ಜ', '?', '7', 'Process', 'Dead'])
      expect(isWriting(pressOf(key)), key).toBe(true);
    for (const key of [' ', 'Enter', 'Tab', 'Escape', 'F5', 'ArrowUp', 'Shift'])
      expect(isWriting(pressOf(key)), key).toBe(false);
    expect(isWriting(pressOf('v', { ctrlKey: true })), 'paste').toBe(true);
    expect(isWriting(pressOf('c', { ctrlKey: true }))).toBe(false);
    expect(isWriting(pressOf('j', { altKey: true }))).toBe(false);
  });

  it('stand once each, and every one is named in the sheet', () => {
    const keys = SHORTCUT_GROUPS.flatMap((group): readonly string[] => group.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(en.does).sort()).toEqual([...keys].sort());
  });
});
