type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the reader has done to islands that were not alive, as the script in every document keeps it (hold-script.ts). */
export interface EarlyEvents {
  /** The last thing tapped that does nothing by itself. */
  tapped: HTMLElement | undefined;
  /** Fields that were typed into or chosen from. */
  typed: Set<Field>;
  /** The code will not come: what waits for it goes its own way. */
  release: () => void;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** On an island that hears the reader by itself from now on. */
export const ALIVE = 'data-alive';

/**
 * Ends the keeping for one island; call it right before it comes to life.
 * @returns does what was kept once more; call it when it is alive
 */
export function takeEarlyEvents(island: HTMLElement): () => void {
  const { early } = window;
  island.setAttribute(ALIVE, '');
  if (!early) return () => undefined;
  const typed = [...early.typed]
    .filter((field) => island.contains(field))
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) if (field.isConnected) typeAgain(field, value);
    const { tapped } = early;
    if (!tapped || !island.contains(tapped)) return;
    early.tapped = undefined;
    tapped.removeAttribute('data-waiting');
    tapped.click();
  };
}

/** React's own note of what a field held when it last looked. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Tells a field's owner of what stands in it. The text itself is not touched, for a keyboard that composes Kannada
 * may be in the middle of a word; so React has to be made to look: it compares with what it has noted.
 */
function typeAgain(field: Field & Tracked, value: string): void {
  // The first one brings the field's part of the island to life if it is not yet.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
