/** What is shown of a carousel. */
export interface CarouselView {
  readonly count: number;
  /** What the pictures pass in. */
  readonly window: HTMLElement;
  /** The row to push sideways becomes one picture with controls. */
  comeAlive: () => void;
  /** `pulled`: pixels the finger had dragged the picture; from there it slides on. */
  step: (by: 1 | -1, pulled?: number) => void;
  goTo: (index: number) => void;
  hold: (isHeld: boolean) => void;
  /** The picture follows the finger by so many pixels. */
  drag: (pixels: number) => void;
  /** What the pause button offers, and whether those who hear the page are told of each slide. */
  say: (state: { stopped: boolean; playing: boolean }) => void;
}

/** The elements of a carousel, as Carousel.tsx draws them, with the slide that stands. */
export function viewCarousel(section: HTMLElement): CarouselView {
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const track = find('ul') ?? section;
  const slides = [...section.querySelectorAll('li')];
  const dots = [...section.querySelectorAll('[data-go-to]')];
  const pause = find('[data-pause]');
  const count = slides.length;
  let move: Move = { index: 0, from: undefined, by: 1 };
  let dragged = 0;

  function show(): void {
    for (const [index, slide] of slides.entries()) {
      mark(slide, 'data-role', roleOf(index, count, move, dragged));
      mark(slide, 'aria-hidden', index === move.index ? undefined : 'true');
    }
    for (const [index, dot] of dots.entries())
      mark(dot, 'aria-current', index === move.index ? 'true' : undefined);
  }

  function moveTo(index: number, by: 1 | -1, pulled: number): void {
    if (index === move.index) return;
    move = { index, from: move.index, by };
    setLength(track, '--pull', pulled);
    show();
  }

  return {
    count,
    window: find('[data-window]') ?? section,
    comeAlive() {
      section.dataset.live = '';
      show();
    },
    step: (by, pulled = 0) => moveTo((move.index + by + count) % count, by, pulled),
    goTo: (index) => moveTo(index, index < move.index ? -1 : 1, 0),
    hold: (isHeld) => track.toggleAttribute('data-held', isHeld),
    drag(pixels) {
      dragged = pixels;
      // Let go of too early it glides back, and does not come in anew.
      if (pixels !== 0) move = { ...move, from: undefined };
      setLength(track, '--drag', pixels);
      show();
    },
    say({ stopped, playing }) {
      track.setAttribute('aria-live', playing ? 'off' : 'polite');
      section.toggleAttribute('data-stopped', stopped);
      mark(pause, 'aria-label', stopped ? pause?.dataset.play : pause?.dataset.pause);
    },
  };
}

interface Move {
  index: number;
  /** The slide that stood before. */
  from: number | undefined;
  by: 1 | -1;
}

/** What a slide does at the moment (Carousel.module.css); undefined is out of sight. */
function roleOf(
  slide: number,
  count: number,
  { index, from, by }: Move,
  dragged: number,
): string | undefined {
  const side = by === 1 ? 'next' : 'previous';
  if (slide === index) return dragged === 0 && from !== undefined ? `come-${side}` : 'current';
  if (dragged < 0 && slide === (index + 1) % count) return 'after';
  if (dragged > 0 && slide === (index - 1 + count) % count) return 'before';
  return dragged === 0 && slide === from ? `leave-${side}` : undefined;
}

function mark(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/** None for zero, where a transform would only make a layer. */
function setLength({ style }: HTMLElement, name: string, pixels: number): void {
  if (pixels === 0) style.removeProperty(name);
  else style.setProperty(name, `${pixels}px`);
}
