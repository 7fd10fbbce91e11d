// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { offerUpdates } from './update-prompt.ts';

vi.mock('../../lib/i18n.ts', () => ({
  startLanguage: async () => {},
  loadStrings: async () => {},
  translate: (_: string, key: string) => key,
}));
vi.mock('../../ui/sheets/toast-store.ts', () => ({ showToast: vi.fn() }));

/** The two browser objects the prompt listens to; jsdom has none. */
class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = vi.fn();
  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}
const watch = (registration: Registration, first: Worker | null) =>
  offerUpdates(registration as never, first as never);
const offers = () => vi.mocked(showToast).mock.calls.length;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  // As in WebKit: the first worker is in charge of the page already while it is installed.
  Object.assign(navigator, { serviceWorker: Object.assign(new EventTarget(), { controller: new Worker() }) });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('does not take the first worker of a first visit for a new version', async () => {
  const registration = new Registration();
  const first = new Worker();
  watch(registration, first);
  registration.find(first);
  first.become('installed');
  await settled();
  expect(offers()).toBe(0);
  const next = new Worker();
  registration.find(next);
  next.become('installed');
  await settled();
  expect(offers()).toBe(1);
});

it('reloads at once where the new version is in charge already', async () => {
  const registration = new Registration();
  const next = new Worker();
  registration.waiting = next;
  watch(registration, null);
  await settled();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  next.state = 'activated';
  vi.mocked(showToast).mock.calls[0]?.[1]?.action?.onAction();
  expect(reload).toHaveBeenCalledOnce();
  expect(next.postMessage).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
