import { answersOf, drawCards } from './draw-cards.ts';

import { copyOf, drawStep, wordsOf } from './draw-step.ts';
import { named, readTaps } from './taps.ts';

/** Called with the cards that are shown of a crop, each with the key of its trouble. */
type OnCards = (cards: HTMLElement, crop: string) => void;

/**
 * The folds of the page (crop, part, sign) become three steps, one at a time. What was tapped stands in the address, so
 * that Back takes back one tap and a shared link shows the same.
 */
export function followTaps(page: HTMLElement, onCards: OnCards): void {
  const all = page.querySelector<HTMLElement>('[data-all]');
  const stage = page.querySelector<HTMLElement>('[data-stage]');
  if (!all || !stage) return;
  const show = () => showStep(page, all, stage, onCards);
  const step = () => {
    show();
    stage.scrollIntoView();
    stage.querySelector('h2')?.focus({ preventScroll: true });
  };
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-tap], a[data-again]')
        : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if ('tap' in link.dataset) history.pushState(null, '', link.href);
    step();
  });
  addEventListener('popstate', step);
  show();
  all.hidden = true;
}

function showStep(page: HTMLElement, all: HTMLElement, stage: HTMLElement, onCards: OnCards): void {
  const taps = readTaps(all);
  const words = wordsOf(all, taps);
  stage.replaceChildren(drawStep(page, all, taps));
  const said = page.querySelector<HTMLElement>('[data-said]');
  if (said) said.textContent = '';
  // The chat goes on from these taps with its own questions.
  for (const link of page.querySelectorAll<HTMLElement>('[data-ask], [data-photo]')) {
    link.setAttribute('href', `/farmers${location.search}`);
    if (link.dataset.photo !== undefined) link.dataset.photo = words;
  }
  const fold = named(all, 'crop', taps.crop);
  if (fold) void answer(page, stage, fold, taps.sign, onCards);
}

/** Asked for from the first tap on, so that it is there at the last. */
async function answer(
  page: HTMLElement,
  stage: HTMLElement,
  fold: HTMLElement,
  sign: string | undefined,
  onCards: OnCards,
): Promise<void> {
  const [shown] = stage.children;
  const answers = await answersOf(fold.dataset.seen ?? '');
  const list = stage.querySelector<HTMLElement>('[data-cards]');
  // Somebody tapped on while it was fetched.
  if (!list || !sign || shown !== stage.firstElementChild) return;
  if (answers === null) return showFailure(page, stage, fold, sign);
  drawCards(page, list, fold, answers, sign);
  onCards(list, fold.dataset.crop ?? '');
  const said = page.querySelector<HTMLElement>('[data-said]');
  const names = [...list.querySelectorAll('[data-name]')].map(({ textContent }) => textContent);
  if (said) said.textContent = `${said.dataset.said} ${names.join(', ')}`;
}

/** The way to the crop's page, which the phone may have kept, and to try again. */
function showFailure(page: HTMLElement, stage: HTMLElement, fold: HTMLElement, sign: string): void {
  const failed = copyOf(page, 'failed');
  const row = named(fold, 'sign', sign)?.closest('li');
  if (row) failed.querySelector('[data-list]')?.prepend(row.cloneNode(true));
  // Without an address it would be no link, for keys and readers that speak.
  failed.querySelector('[data-again]')?.setAttribute('href', location.href);
  const way = stage.querySelector('nav');
  stage.replaceChildren(...(way ? [way] : []), failed);
  stage.querySelector('h2')?.focus({ preventScroll: true });
}
