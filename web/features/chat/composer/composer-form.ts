/** The composer's form in the page: what stands outside of it may send it, or put the focus into its box. */
export const COMPOSER_FORM = 'composer';
/** That of the last look at a file. */
export const FILE_FORM = 'file-to-send';

export function focusComposer(): void {
  findBox()?.focus();
}

/** Puts the focus into the box and marks a part of its words, once they are drawn. */
export function selectInComposer({ from, to }: { from: number; to: number }): void {
  requestAnimationFrame(() => {
    const box = findBox();
    box?.focus();
    box?.setSelectionRange(from, to);
  });
}

function findBox(): HTMLTextAreaElement | null | undefined {
  return document.getElementById(COMPOSER_FORM)?.querySelector('textarea');
}
