/**
 * The office's keys, in the order of the sheet. A key either presses (or focuses) the element that carries it as
 * `data-shortcut`, wherever it stands, or is done by the page: so features need not know this one.
 */
export const SHORTCUT_GROUPS = [
  { name: 'list', keys: ['j', 'k', '/', '1', '2', '3', '4', 'e'] },
  { name: 'chat', keys: ['r', 'a', 'v', 'q', 'l', 'c', 'b', 'n'] },
  { name: 'page', keys: ['p', 'u', '?'] },
] as const;

export type ShortcutKey = (typeof SHORTCUT_GROUPS)[number]['keys'][number];

/** Latin letters also where the keyboard writes Kannada. */
const CODES: Readonly<Record<string, string>> = {
  Slash: '/',
  Digit1: '1',
  Digit2: '2',
  Digit3: '3',
  Digit4: '4',
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The key as the sheet names it; undefined for one that is no shortcut of ours, or goes with Ctrl, Alt or Cmd. */
export function shortcutOf(press: Press): ShortcutKey | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const isLatin = /^[\x20-\x7e]$/.test(press.key);
  const key = isLatin ? press.key : latinOf(press);
  if (key !== '?' && press.shiftKey) return undefined;
  return SHORTCUT_GROUPS.flatMap(({ keys }): readonly ShortcutKey[] => keys).find((known) => known === key);
}

function latinOf({ code, shiftKey }: Press): string | undefined {
  if (code === 'Slash' && shiftKey) return '?';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : CODES[code];
}

/** Whether what has the focus takes letters itself. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return (
    target instanceof HTMLInputElement &&
    !/^(button|checkbox|radio|submit|reset|file|range)$/.test(target.type)
  );
}
