/** What can be written into or pressed, inside a field that is made of several. */
const CONTROLS = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, select, button';

/**
 * Takes the caret to a field, once it is drawn; to the nearest around it where it has no place of its own. Of several, to
 * the one that stands first.
 */
export function focusField(...paths: string[]): void {
  // Drawn in the next turn: what was pressed may be what adds it.
  setTimeout(() => {
    const [first] = paths.flatMap((path) => controlOf(path) ?? []).sort(inDocument);
    first?.focus();
  });
}

const inDocument = (one: Node, other: Node): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function controlOf(path: string): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const place = steps.slice(0, length).join('.');
    const found =
      fields.find(({ dataset }) => dataset.field === place) ??
      fields.find(({ dataset }) => dataset.field?.startsWith(`${place}.`));
    if (found) return found.matches(CONTROLS) ? found : found.querySelector<HTMLElement>(CONTROLS);
  }
  return null;
}
