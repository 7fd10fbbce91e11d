/**
 * The service wraps texts in elements of its own; React then takes a text out of a parent it is no longer in, and
 * the browser throws (facebook/react#11538). A text that has been moved is taken out of where it is, so that
 * nothing crashes and nothing stays behind.
 */
export function guardAgainstMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeMoved<T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const wrapper = wrapperOf(child, this);
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? wrapperOf(before, this) : before;
    return insertBefore.call(this, node, place) as T;
  };
}

/** The element of the service that stands in `parent` where the node used to stand. */
function wrapperOf(node: Node, parent: Node): Node | null {
  for (let at: Node | null = node.parentNode; at; at = at.parentNode) {
    if (at.parentNode === parent) return at;
  }
  return null;
}
