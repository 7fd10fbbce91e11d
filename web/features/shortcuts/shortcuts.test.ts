import { describe, expect, it } from 'vitest';
import en from '#content/strings/en/shortcuts.json' with { type: 'json' };
import { SHORTCUT_GROUPS, shortcutOf } from './shortcuts.ts';

const press = (key: string, rest: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...rest });

describe('the office’s keys', () => {
  it('are what the keyboard writes, and with Ctrl, Alt or Cmd the browser’s', () => {
    expect(press('j')).toBe('j');
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('J', { shiftKey: true })).toBeUndefined();
    expect(press('x')).toBeUndefined();
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('r', { [held]: true })).toBeUndefined();
  });

  it('are found by their place where the keyboard writes Kannada', () => {
    expect(press('ಜ', { code: 'KeyJ' })).toBe('j');
    expect(press('ಯ', { code: 'Slash', shiftKey: true })).toBe('?');
    expect(press('೧', { code: 'Digit1' })).toBe('1');
    expect(press('ಝ', { code: 'KeyJ', shiftKey: true })).toBeUndefined();
    expect(press('Enter', { code: 'Enter' })).toBeUndefined();
  });

  it('stand once each, and every one is named in the sheet', () => {
    const keys = SHORTCUT_GROUPS.flatMap((group): readonly string[] => group.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(en.does).sort()).toEqual([...keys].sort());
  });
});
