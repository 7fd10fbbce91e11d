/** What the reader has done before the page was alive, as the script in every page keeps it (tools/prerender). */
export interface EarlyUse {
  /** The last thing tapped that does nothing by itself. */
  tapped: HTMLElement | undefined;
  /** Fields that were typed into or chosen from. */
  typed: (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[];
  /** From now on taps go their usual way. */
  stop: () => void;
  /** The scripts will not come: what waits for them goes its own way. */
  giveBack: () => void;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse;
  }
}

/**
 * Ends the keeping; call it right before the page comes to life, which hears everything from then on.
 * @returns does what was kept once more; call it when the page is alive
 */
export function takeEarlyUse(): () => void {
  const { earlyUse } = window;
  if (!earlyUse) return () => undefined;
  earlyUse.stop();
  const typed = earlyUse.typed.map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) if (field.isConnected) typeAgain(field, value);
    const { tapped } = earlyUse;
    earlyUse.tapped = undefined;
    tapped?.removeAttribute('data-waiting');
    if (tapped?.isConnected) tapped.click();
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
function typeAgain(field: EarlyUse['typed'][number] & Tracked, value: string): void {
  // The first one brings the field's part of the page to life if it is not yet.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
