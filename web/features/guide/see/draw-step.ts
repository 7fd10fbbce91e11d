import { addressOf, named, nextTap, SKIPS, stepOf, type Tap, type Taps } from './taps.ts';

/** One step, from the page's templates and the folds that it has for readers without scripts (`all`). */
export function drawStep(page: HTMLElement, all: HTMLElement, taps: Taps): DocumentFragment {
  const step = stepOf(taps);
  const drawn = copyOf(page, step);
  const list = drawn.querySelector<HTMLElement>('[data-list]');
  const fold = named(all, 'crop', taps.crop);
  if (step === 'crop') list?.prepend(...tiles(all, '[data-crop] > summary', 'crop', taps));
  if (step === 'part' && fold) list?.prepend(...tiles(fold, '[data-part] > summary', 'part', taps));
  if (step === 'sign') list?.prepend(...signsOf(all, taps).map((sign) => tile(sign, 'sign', taps)));
  if (step === 'unsure') list?.append(...signsOf(all, taps).map((sign) => item(sign.cloneNode(true))));
  const whole = fold?.querySelector<HTMLAnchorElement>('[data-whole]');
  for (const link of drawn.querySelectorAll<HTMLAnchorElement>('a[data-own]'))
    if (whole) link.setAttribute('href', whole.getAttribute('href') ?? '');
  for (const link of drawn.querySelectorAll<HTMLAnchorElement>('a[data-tap]'))
    link.href ||= addressOf({ ...taps, [nextTap(taps)]: link.dataset.tap });
  if (taps.crop) drawn.prepend(drawWay(page, all, taps));
  return drawn;
}

/** What was tapped, in the words of the page: for the doctor. */
export function wordsOf(all: HTMLElement, { crop, part, sign }: Taps): string {
  const fold = named(all, 'crop', crop);
  const holders = [fold, fold && named(fold, 'part', part), fold && named(fold, 'sign', sign)];
  const words = holders.flatMap((holder) => holder?.querySelector('[data-words]')?.textContent ?? []);
  return words.length > 0 ? `${words.join(' · ')}: ` : '';
}

/** Each sign once, of the part or of the whole crop. */
function signsOf(all: HTMLElement, { crop, part }: Taps): HTMLElement[] {
  const fold = named(all, 'crop', crop);
  const within = part === SKIPS.part ? fold : fold && named(fold, 'part', part);
  const signs = [...(within?.querySelectorAll<HTMLElement>('[data-sign]') ?? [])];
  return [...new Map(signs.map((sign) => [sign.dataset.sign, sign])).values()];
}

const tiles = (within: HTMLElement, selector: string, tap: Tap, taps: Taps) =>
  [...within.querySelectorAll<HTMLElement>(selector)].map((each) => tile(each, tap, taps));

/** A link that looks like what it is copied from; its address says what was tapped. */
function tile(from: HTMLElement, tap: Tap, taps: Taps): HTMLElement {
  const value = from.closest<HTMLElement>(`[data-${tap}]`)?.dataset[tap];
  const link = tapLink(addressOf({ ...taps, [tap]: value }));
  link.className = from.className;
  link.append(...from.cloneNode(true).childNodes);
  return item(link);
}

/** The taps as links back to their steps. */
function drawWay(page: HTMLElement, all: HTMLElement, { crop, part, sign }: Taps): DocumentFragment {
  const way = copyOf(page, 'way');
  const list = way.querySelector<HTMLElement>('[data-list]');
  const fold = named(all, 'crop', crop);
  const add = (text: string | null | undefined, taps: Taps) => {
    const link = tapLink(addressOf(taps));
    link.textContent = text ?? '';
    list?.append(item(link));
  };
  add(list?.dataset.start, {});
  if (fold && part) add(fold.querySelector('[data-words]')?.textContent, { crop });
  if (fold && sign)
    add(named(fold, 'part', part)?.querySelector('[data-words]')?.textContent ?? list?.dataset.any, {
      crop,
      part,
    });
  return way;
}

function tapLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.dataset.tap = '';
  link.href = href;
  return link;
}

function item(inside: Node): HTMLElement {
  const li = document.createElement('li');
  li.append(inside);
  return li;
}

/** What a template of the page holds. */
export function copyOf(page: HTMLElement, name: string): DocumentFragment {
  const template = named(page, 'step', name);
  return template instanceof HTMLTemplateElement
    ? (template.content.cloneNode(true) as DocumentFragment)
    : document.createDocumentFragment();
}
