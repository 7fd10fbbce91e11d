import { fillIn } from '#shared/domain/fill-in.ts';
import { readStored, subscribeStored } from '../../../lib/device/local-store.ts';
import type { PlainIsland } from '../../../lib/islands/island.ts';
import { pageLanguage } from '../../../lib/page/reader-language.ts';
import type { Keeping } from './keep-guide.ts';
import { fetchKeepList, type KeepList } from './keep-list.ts';
import { GUIDE_STORED } from './kept.ts';

/** Of the many who open the guide, few keep it. */
const loadKeeping = () => import('./keep-guide.ts');

/** Offers to keep all chapters on the phone, does it, stops, goes on, and takes them away again. */
export default { name: 'KeepOffline', wake: 'idle', start: startKeeping } satisfies PlainIsland;

interface Progress {
  done: number;
  all: number;
}

interface Known {
  /** Null without internet: then there is nothing to fetch, and what is kept is kept. */
  list: KeepList | null;
  isKept: boolean;
  /** How far it is, or was when it stopped. */
  progress: Progress | null;
  state: 'resting' | 'keeping' | 'stopped' | 'failed' | 'deleted';
}

function startKeeping(section: HTMLElement): void {
  const language = pageLanguage();
  const known: Known = { list: null, isKept: false, progress: null, state: 'resting' };
  const had = new Set<string>();
  let running: AbortController | undefined;
  const update = (news: Partial<Known>) => {
    Object.assign(known, news, { isKept: readStored(GUIDE_STORED.kept) === language });
    show(section, known);
  };
  update({});
  subscribeStored(GUIDE_STORED.kept, () => update({}));
  if (!('caches' in window)) return;
  fetchKeepList(language).then(
    (list) => update({ list }),
    () => undefined,
  );
  const acts: Record<string, () => unknown> = {
    first: keep,
    again: keep,
    resume: keep,
    stop,
    delete: forget,
  };
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    acts[button?.dataset.part ?? '']?.();
  });

  async function keep(): Promise<void> {
    const { list, state } = known;
    if (!list || state === 'keeping') return;
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    update({ state: 'keeping', progress: { done: 0, all: list.pages.length + list.files.length } });
    const wish: Keeping = {
      list,
      language,
      had,
      onProgress: (done, all) => signal.aborted || update({ progress: { done, all } }),
    };
    const whole = await loadKeeping()
      .then(({ keepGuide }) => keepGuide(wish, signal))
      .catch(() => false);
    if (signal.aborted) return;
    if (whole) had.clear();
    update(whole ? { state: 'resting', progress: null } : { state: 'failed' });
  }

  function stop(): void {
    running?.abort();
    update({ state: 'stopped' });
  }

  async function forget(): Promise<void> {
    running?.abort();
    had.clear();
    await (await loadKeeping()).forgetGuide();
    update({ state: 'deleted', progress: null });
  }
}

function show(section: HTMLElement, { list, isKept, progress, state }: Known): void {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const say = (element: HTMLElement | null, sentence = '') => {
    if (!element) return;
    element.hidden = sentence === '';
    if (element.textContent !== sentence) element.textContent = sentence;
  };
  const setShown = (name: string, isShown: boolean) => {
    const element = part(name);
    if (element) element.hidden = !isShown;
  };
  const [size, status] = [part('size'), part('status')];
  say(size, list ? fillIn(size?.dataset.words ?? '', { size: sizeOf(list.bytes) }) : '');
  const { kept, keeping = '', stopped = '', deleted } = status?.dataset ?? {};
  const isUnderWay = state === 'keeping' || state === 'stopped';
  const sentence = state === 'keeping' ? keeping : stopped;
  say(
    status,
    isUnderWay && progress
      ? fillIn(sentence, { ...progress })
      : isKept
        ? kept
        : state === 'deleted'
          ? deleted
          : '',
  );
  const isPart = state === 'stopped' || state === 'failed';
  const canBegin = list !== null && !isUnderWay && !isPart;
  setShown('failed', state === 'failed');
  setShown('first', canBegin && !isKept);
  setShown('again', canBegin && isKept);
  setShown('resume', list !== null && isPart);
  setShown('stop', state === 'keeping');
  setShown('delete', state !== 'keeping' && (isKept || isPart));
  showProgress(section.querySelector('[role="progressbar"]'), state === 'resting' ? null : progress);
  section.hidden = !list && !isKept && state === 'resting';
}

function showProgress(bar: HTMLElement | null, progress: Progress | null): void {
  if (!bar) return;
  bar.hidden = progress === null;
  const percent = progress ? Math.round((100 * progress.done) / progress.all) : 0;
  bar.setAttribute('aria-valuenow', String(percent));
  const filled = bar.firstElementChild as HTMLElement | null;
  if (filled) filled.style.width = `${percent}%`;
}

const MEGABYTE = 1_000_000;

/** '640 kB' or '1.4 MB'; signs every phone shows its own files with. */
function sizeOf(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 10_000) * 10} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
