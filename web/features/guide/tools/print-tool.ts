/** On the page while one tool alone is printed; ToolFrame.module.css hides the rest. */
const ALONE = 'data-print-tool';
const THIS = 'data-print-this';

/** Prints one tool with its answer, on a sheet of its own. */
export function printTool(inside: Element): void {
  const tool = inside.closest('[data-tool]');
  if (!tool) return;
  document.documentElement.setAttribute(ALONE, '');
  tool.setAttribute(THIS, '');
  window.addEventListener(
    'afterprint',
    () => {
      document.documentElement.removeAttribute(ALONE);
      tool.removeAttribute(THIS);
    },
    { once: true },
  );
  window.print();
}
