/** Opens the facts of the case that this one is asked with, and brings the cursor into its field. */
export function leadToFact(name: string): void {
  const group = document.querySelector(`[data-facts~="${name}"]`);
  const folded = group?.closest('details');
  if (folded) folded.open = true;
  group?.querySelector('button')?.click();
  // The fields stand there with the next drawing.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-fact="${name}"] :is(input, select)`);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
