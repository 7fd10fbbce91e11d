/**
 * The office's keys, in the order of the sheet. A key either presses (or focuses) the element that carries it as
 * `data-shortcut`, wherever it stands, or is done by the page: so features need not know this one.
 */
export const SHORTCUT_GROUPS = [
  {
    name: 'list',
    keys: ['o', 'w', 'm', 'j', 'k', '/', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'e'],
  },
  { name: 'chat', keys: ['r', 'i', 't', 'g', 'z', 'd', 'a', 'v', 'q', 'l', 's', 'c', 'b', 'n'] },
  { name: 'page', keys: ['p', 'u', '?'] },
] as const;

export type ShortcutKey = (typeof SHORTCUT_GROUPS)[number]['keys'][number];

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The key as the sheet names it, alone or with Alt; undefined for one that is no shortcut of ours. */
export function shortcutOf(press: Press): ShortcutKey | undefined {
  if (press.ctrlKey || press.metaKey) return undefined;
  const isLatin = /^[\x20-\x7e]$/.test(press.key);
  const key = isLatin ? press.key : latinOf(press);
  if (key !== '?' && press.shiftKey) return undefined;
  return SHORTCUT_GROUPS.flatMap(({ keys }): readonly ShortcutKey[] => keys).find((known) => known === key);
}

/** Whether the key writes something, or begins to (an input method's first key), where it finds a text box. */
export function isWriting({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  if (ctrlKey || metaKey) return !altKey && key.toLowerCase() === 'v';
  return !altKey && key !== ' ' && ([...key].length === 1 || key === 'Process' || key === 'Dead');
}

/** Latin letters also where the keyboard writes Kannada, or Alt makes another sign of them. */
function latinOf({ code, shiftKey }: Press): string | undefined {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(Key|Digit)[A-Z0-9]$/.test(code) ? code.at(-1)?.toLowerCase() : undefined;
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
