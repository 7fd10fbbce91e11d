/** On the page while one tool alone is printed; ToolFrame.module.css hides the rest. */
const ALONE = 'data-print-tool';
const THIS = 'data-print-this';
/** What is folded on the screen and belongs to the answer: paper has nothing to tap. */
const FOLDED = 'details[data-answer]:not([open])';

/** Prints one tool with its whole answer, on a sheet of its own. */
export function printTool(inside: Element): void {
  const tool = inside.closest('[data-tool]');
  if (!tool) return;
  document.documentElement.setAttribute(ALONE, '');
  tool.setAttribute(THIS, '');
  const folded = [...tool.querySelectorAll<HTMLDetailsElement>(FOLDED)];
  for (const each of folded) each.open = true;
  window.addEventListener(
    'afterprint',
    () => {
      document.documentElement.removeAttribute(ALONE);
      tool.removeAttribute(THIS);
      for (const each of folded) each.open = false;
    },
    { once: true },
  );
  window.print();
}
