/**
 * Puts the text on the clipboard; false when the browser refuses. Pages served without https have no clipboard
 * API: there a field is selected and copied the old way, the one on the screen that holds the text, else our own.
 */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field ? copySelected(field) : copyFromAside(text);
  }
}

function copySelected(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.select();
  return document.execCommand('copy');
}

function copyFromAside(text: string): boolean {
  const before = document.activeElement;
  const aside = document.createElement('textarea');
  aside.value = text;
  aside.readOnly = true;
  aside.style.position = 'fixed';
  aside.style.opacity = '0';
  document.body.append(aside);
  const isCopied = copySelected(aside);
  aside.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
