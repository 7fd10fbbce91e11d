import type { SeenAnswer } from '#shared/domain/guide/crop-content.ts';
import { copyOf } from './draw-step.ts';
import { named } from './taps.ts';

type Answers = Readonly<Record<string, SeenAnswer>>;

const fetched = new Map<string, Promise<Answers | null>>();

/** What the sign may be, the best first, and after it which pair only the doctor tells apart. */
export function drawCards(
  page: HTMLElement,
  list: HTMLElement,
  fold: HTMLElement,
  answers: Answers,
  sign: string,
): void {
  const { candidates = [], untold = [] } = answers[sign] ?? {};
  list.replaceChildren(...candidates.map((key) => drawCard(page, fold, answers, key, sign)));
  for (const [one, other] of untold) {
    const said = copyOf(page, 'untold');
    const line = said.querySelector<HTMLElement>('[data-untold]');
    if (line)
      line.textContent = (line.dataset.untold ?? '').replace('{{one}}', one).replace('{{other}}', other);
    list.after(said);
  }
}

function drawCard(
  page: HTMLElement,
  fold: HTMLElement,
  answers: Answers,
  key: string,
  best: string,
): DocumentFragment {
  const card = copyOf(page, 'card');
  const sign = named(fold, 'sign', key);
  const found = answers[key];
  card.querySelector('article')?.setAttribute('data-key', key);
  const place = (name: string) => card.querySelector<HTMLElement>(`[data-${name}]`);
  const plate = card.querySelector<HTMLImageElement>('[data-plate]');
  const drawn = sign?.querySelector('img');
  if (plate && drawn) Object.assign(plate, { src: drawn.src, alt: found?.alt });
  else plate?.remove();
  place('name')?.replaceChildren(found?.title ?? '');
  place('sees')?.append(sign?.querySelector('[data-words]')?.textContent ?? '');
  // What the best one's page says of this one, as the way to tell the two apart.
  const told = answers[best]?.told[key];
  const against = place('against');
  if (told)
    against?.append(
      (against.dataset.against ?? '').replace('{{other}}', answers[best]?.title ?? ''),
      ' ',
      told,
    );
  else against?.remove();
  // Finished at build, from our own pages.
  place('tells')?.insertAdjacentHTML('beforeend', found?.tells ?? '');
  place('today')?.insertAdjacentHTML('beforeend', found?.today ?? '');
  if (!found?.dosed) place('dosed')?.remove();
  place('row')?.setAttribute('href', sign?.getAttribute('href') ?? '');
  return card;
}

/** The answers of a crop, asked for once. Null when they cannot be fetched; the next time asks again. */
export function answersOf(address: string): Promise<Answers | null> {
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Answers>) : null))
    .catch(() => null)
    .then((answers) => {
      if (answers === null) fetched.delete(address);
      return answers;
    });
  fetched.set(address, asked);
  return asked;
}
