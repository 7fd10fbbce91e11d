import { useEffect, useEffectEvent } from 'react';
import { STORED, useStored, writeStored } from '../../lib/local-store.ts';
import { type ShortcutKey, shortcutOf, takesLetters } from './shortcuts.ts';

/** What the page does itself; every other key is looked for as `data-shortcut`. */
type Deeds = Partial<Record<ShortcutKey, () => void>>;

/** Single keys are for some people a nuisance and for voice control a danger: they can be switched off (WCAG 2.1.4). */
export function useShortcutsOn(): { on: boolean; setOn: (on: boolean) => void } {
  const on = useStored(STORED.officeShortcuts) !== 'off';
  return { on, setOn: (wanted) => writeStored(STORED.officeShortcuts, wanted ? null : 'off') };
}

/**
 * Listens while mounted. No key is ours while somebody types or a dialog stands open; Escape leaves a text field
 * for the messages, so that the keys are at hand again.
 */
export function useShortcuts(deeds: Deeds): void {
  const { on } = useShortcutsOn();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    if (takesLetters(event.target)) {
      if (event.key === 'Escape') leaveField(event.target as HTMLElement);
      return;
    }
    const key = on ? shortcutOf(event) : undefined;
    if (!key) return;
    const deed = deeds[key];
    if (deed) deed();
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
