/** A button stays busy while the browser leaves; this long if it never does (back from the page it went to). */
const LEAVING_MS = 6000;

/** A full page load: the payment page comes with a policy of its own, which lets the provider in. */
export function leaveTo(address: string, onStillHere: () => void): void {
  window.location.assign(address);
  setTimeout(onStillHere, LEAVING_MS);
}
