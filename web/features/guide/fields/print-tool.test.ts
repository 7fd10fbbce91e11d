// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { printTool } from './print-tool.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('prints the tool it is in alone, and leaves the page as it was', () => {
  document.body.innerHTML =
    '<section data-tool="one"><button id="a"></button></section><section data-tool="two"></section>';
  const [one, two] = document.querySelectorAll('section');
  const print = vi.fn(() => {
    expect(document.documentElement.hasAttribute('data-print-tool')).toBe(true);
    expect(one?.hasAttribute('data-print-this')).toBe(true);
    expect(two?.hasAttribute('data-print-this')).toBe(false);
  });
  vi.stubGlobal('print', print);
  printTool(document.querySelector('#a') as Element);
  expect(print).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelectorAll('[data-print-this]')).toHaveLength(0);
  expect(document.documentElement.hasAttribute('data-print-tool')).toBe(false);
});

it('prints what of the answer is folded, and folds it again', () => {
  document.body.innerHTML =
    '<section data-tool="one"><button></button><details data-answer></details><details></details></section>';
  const [rest, form] = document.querySelectorAll('details');
  vi.stubGlobal(
    'print',
    vi.fn(() => expect([rest?.open, form?.open]).toEqual([true, false])),
  );
  printTool(document.querySelector('button') as Element);
  expect(window.print).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(rest?.open).toBe(false);
});

it('prints nothing for a button outside a tool', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  printTool(document.body);
  expect(print).not.toHaveBeenCalled();
});
