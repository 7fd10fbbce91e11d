import { useEffect, useEffectEvent } from 'react';
import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { isWriting, type ShortcutKey, shortcutOf, takesLetters } from './shortcuts.ts';

/** What the page does itself; every other key is looked for as `data-shortcut`. */
type ShortcutActions = Partial<Record<ShortcutKey, () => void>>;

interface Options {
  /**
   * Takes the caret to where one writes. While there is such a place, letters alone belong to it, wherever the focus
   * stands, and every shortcut wants Alt.
   */
  writeInto?: (() => void) | undefined;
}

/** Single keys are for some people a nuisance and for voice control a danger: they can be switched off (WCAG 2.1.4). */
export function useShortcutsOn(): { on: boolean; setOn: (on: boolean) => void } {
  const on = useStored(STORED.officeShortcuts) !== 'off';
  return { on, setOn: (wanted) => writeStored(STORED.officeShortcuts, wanted ? null : 'off') };
}

/**
 * Listens while mounted, but not while a dialog stands open. With Alt a key works everywhere; alone only where
 * nothing can be written. Escape leaves a text field for the messages.
 */
export function useShortcuts(actions: ShortcutActions, { writeInto }: Options = {}): void {
  const { on } = useShortcutsOn();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    const isField = takesLetters(event.target);
    if (isField && event.key === 'Escape') return leaveField(event.target as HTMLElement);
    if (!event.altKey && (isField || writeInto)) {
      // The letter itself is written by the browser, where the caret now stands.
      if (!isField && isWriting(event)) writeInto?.();
      return;
    }
    const key = on || event.altKey ? shortcutOf(event) : undefined;
    if (!key) return;
    const action = actions[key];
    if (action) action();
    else if (!press(key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

/** A text field gets the focus, anything else is pressed. False when there is none, or it cannot be used now. */
function press(key: ShortcutKey): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${key}"]`)].find(isUsable);
  if (!found) return false;
  found.focus();
  if (!takesLetters(found)) found.click();
  return true;
}

function isUsable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.matches(':disabled');
}

function leaveField(field: HTMLElement): void {
  field.blur();
  document.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
}
