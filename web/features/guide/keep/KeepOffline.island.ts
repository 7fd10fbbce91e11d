import { fillIn } from '#shared/domain/fill-in.ts';
import { readStored, subscribeStored } from '../../../lib/device/local-store.ts';
import type { PlainIsland } from '../../../lib/islands/island.ts';
import { pageLanguage } from '../../../lib/page/reader-language.ts';
import { fetchKeepList, type KeepList, keepGuide } from './keep-guide.ts';
import { GUIDE_STORED } from './kept.ts';

/** Offers to keep all chapters on the phone, and does it. */
export default { name: 'KeepOffline', wake: 'idle', start: startKeeping } satisfies PlainIsland;

interface Known {
  /** Null without internet: then there is nothing to offer, and what is kept is kept. */
  list: KeepList | null;
  isKept: boolean;
  /** How far it is, while it is under way. */
  progress: { done: number; all: number } | null;
  hasFailed: boolean;
}

function startKeeping(section: HTMLElement): void {
  const language = pageLanguage();
  const known: Known = { list: null, isKept: false, progress: null, hasFailed: false };
  const tell = (news: Partial<Known>) => {
    Object.assign(known, news, { isKept: readStored(GUIDE_STORED.kept) === language });
    show(section, known);
  };
  tell({});
  subscribeStored(GUIDE_STORED.kept, () => tell({}));
  if (!('caches' in window)) return;
  fetchKeepList(language).then(
    (list) => tell({ list }),
    () => undefined,
  );
  for (const button of section.querySelectorAll('button'))
    button.addEventListener('click', () => void keep());

  async function keep(): Promise<void> {
    const { list } = known;
    if (!list || known.progress) return;
    tell({ progress: { done: 0, all: list.pages.length + list.files.length }, hasFailed: false });
    const whole = await keepGuide(list, language, (done, all) => tell({ progress: { done, all } })).catch(
      () => false,
    );
    tell({ progress: null, hasFailed: !whole });
  }
}

function show(section: HTMLElement, { list, isKept, progress, hasFailed }: Known): void {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const say = (element: HTMLElement | null, sentence = '') => {
    if (!element) return;
    element.hidden = sentence === '';
    if (element.textContent !== sentence) element.textContent = sentence;
  };
  const setShown = (element: HTMLElement | null, isShown: boolean) => {
    if (element) element.hidden = !isShown;
  };
  const [size, status] = [part('size'), part('status')];
  say(size, list ? fillIn(size?.dataset.words ?? '', { size: sizeOf(list.bytes) }) : '');
  const { kept, keeping = '' } = status?.dataset ?? {};
  say(status, progress ? fillIn(keeping, progress) : isKept ? kept : '');
  setShown(part('failed'), hasFailed);
  const canBegin = list !== null && progress === null;
  setShown(part('first'), canBegin && !isKept);
  setShown(part('again'), canBegin && isKept);
  showProgress(section.querySelector('[role="progressbar"]'), progress);
  section.hidden = !list && !isKept;
}

function showProgress(bar: HTMLElement | null, progress: Known['progress']): void {
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
