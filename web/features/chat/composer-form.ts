/** The composer's form in the page: what stands outside of it may send it, or put the focus into its box. */
export const COMPOSER_FORM = 'composer';

export function focusComposer(): void {
  document.getElementById(COMPOSER_FORM)?.querySelector('textarea')?.focus();
}
