/**
 * Puts the text on the clipboard; false when the browser refuses. `field` holds the same text: pages served
 * without https have no clipboard API, there its selection is copied the old way.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
