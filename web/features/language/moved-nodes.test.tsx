// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardAgainstMovedNodes } from './translation-service.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeEach(guardAgainstMovedNodes);
afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** The shape that crashes: texts without elements of their own, one of which comes and goes. */
function Counter({ fresh, count }: { fresh: boolean; count: number }) {
  return (
    <p>
      {fresh ? 'New: ' : null}
      {count > 0 ? 'messages' : 'nothing'}
    </p>
  );
}

/** What the service does to every text: moved into two elements of its own. */
function translate(element: HTMLElement): void {
  for (const text of [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    text.replaceWith(outer);
    outer.firstElementChild?.append(text);
  }
}

it('lets React remove a text the service has moved, and nothing of it stays', () => {
  const { container, rerender } = render(<Counter fresh count={2} />);
  translate(container.querySelector('p') as HTMLElement);
  rerender(<Counter fresh={false} count={2} />);
  expect(container.textContent).toBe('messages');
});

it('lets React put a text before one the service has moved', () => {
  const { container, rerender } = render(<Counter fresh={false} count={2} />);
  translate(container.querySelector('p') as HTMLElement);
  rerender(<Counter fresh count={2} />);
  expect(container.textContent).toBe('New: messages');
});

it('lets React change a text where it now is, and take the whole away', () => {
  const { container, rerender, unmount } = render(<Counter fresh count={2} />);
  translate(container.querySelector('p') as HTMLElement);
  rerender(<Counter fresh count={0} />);
  expect(container.textContent).toBe('New: nothing');
  unmount();
  expect(container.textContent).toBe('');
});
