// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The service as it stands in the browser: its script comes (or does not), then offers a selector, sooner or later. */
let translateTo: typeof import('./translation-service.ts').translateTo;
const { removeChild, insertBefore } = Node.prototype;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ translateTo } = await import('./translation-service.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(Node.prototype, { removeChild, insertBefore });
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const scripts = () => [...document.querySelectorAll('script')];

/** Asks for Kannada; the script has come. Says, when it is asked, whether the asking has ended. */
async function ask(): Promise<{ ended: () => boolean; looks: () => number }> {
  let ended = false;
  const looked = vi.spyOn(document, 'querySelector');
  void translateTo('kn').then(() => {
    ended = true;
  });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  return {
    ended: () => ended,
    looks: () => looked.mock.calls.filter(([selector]) => selector === '.goog-te-combo').length,
  };
}

function offerSelector(): { heard: string[] } {
  const selector = document.createElement('select');
  selector.className = 'goog-te-combo';
  selector.innerHTML = '<option value=""></option><option value="kn"></option>';
  const heard: string[] = [];
  selector.addEventListener('change', () => heard.push(selector.value));
  document.body.append(selector);
  return { heard };
}

it('looks every 200 ms, and finds a selector that comes just before the fortieth look', async () => {
  const { ended, looks } = await ask();
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(199);
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks()).toBe(2);
  await vi.advanceTimersByTimeAsync(37 * 200);
  expect(looks()).toBe(39);
  const { heard } = offerSelector();
  await vi.advanceTimersByTimeAsync(200);
  expect(looks()).toBe(40);
  expect(heard).toEqual(['kn']);
  expect(ended()).toBe(true);
});

it('gives up in silence after 40 looks, 8000 ms', async () => {
  const { ended, looks } = await ask();
  await vi.advanceTimersByTimeAsync(7_999);
  expect([looks(), ended()]).toEqual([40, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([looks(), ended()]).toEqual([40, true]);
  const { heard } = offerSelector();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looks(), heard]).toEqual([40, []]);
});

it('asks for the script once, only for Kannada, and anew when it did not come', async () => {
  await translateTo('en');
  expect(scripts()).toEqual([]);
  const first = translateTo('kn');
  const second = translateTo('kn');
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://translate.google.com/translate_a/element.js?cb=startPageTranslation',
  ]);
  // Its caller says nothing of it to the reader (SiteFrame.tsx).
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  const { heard } = offerSelector();
  await ask();
  expect(scripts()).toHaveLength(2);
  expect(heard).toEqual(['kn']);
});
