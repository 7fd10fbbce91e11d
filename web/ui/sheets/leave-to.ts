/**
 * Goes to another page from a layer that closes in the same moment. Its own entry of the history is left first
 * (back-layers.ts): a step back would otherwise cut the navigation off.
 */
export function leaveTo(address: string): void {
  const go = () => location.assign(address);
  if (history.state?.layer) addEventListener('popstate', go, { once: true });
  else go();
}
