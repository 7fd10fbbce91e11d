import type { PlainIsland } from '../../../lib/islands/island.ts';
import { documentLoaded } from '../../../lib/page/first-screen.ts';
import { viewCarousel } from './carousel-view.ts';
import { followDrag } from './follow-drag.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** The row of pictures becomes a carousel. */
export default { name: 'Carousel', wake: 'visible', start: startCarousel } satisfies PlainIsland;

function startCarousel(section: HTMLElement): void {
  const view = viewCarousel(section);
  const lessMotion = matchMedia(LESS_MOTION);
  /** What the reader has asked for by the button. */
  let wish: 'run' | 'stop' | undefined;
  let ready = false;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isStopped = () => (wish ? wish === 'stop' : lessMotion.matches);
  /** A picture that has just come, or stands again after a pause, has its whole time before it. */
  const runOn = () => {
    clearTimeout(timer);
    const playing = ready && !isStopped() && !document.hidden && !held;
    view.say({ stopped: isStopped(), playing });
    if (playing) timer = setTimeout(() => step(1), Number(section.dataset.interval));
  };
  const step = (by: 1 | -1, pulled = 0) => {
    view.step(by, pulled);
    runOn();
  };

  view.comeAlive();
  if (view.count < 2) return;
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  });
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { step: by, goTo } = button.dataset;
    if (by) view.step(by === '1' ? 1 : -1);
    else if (goTo) view.goTo(Number(goTo));
    else wish = isStopped() ? 'run' : 'stop';
    runOn();
  });
  followDrag(view.window, {
    onHold(isHeld) {
      held = isHeld;
      view.hold(isHeld);
      runOn();
    },
    onDrag: (pixels) => view.drag(pixels),
    onSwipe: step,
  });
  document.addEventListener('visibilitychange', runOn);
  lessMotion.addEventListener('change', runOn);
  runOn();
  // A picture that will not come leaves the carousel standing; arrows and dots work on.
  preloadPictures(section)
    .then(() => {
      ready = true;
      runOn();
    })
    .catch(() => undefined);
}

/**
 * Fetches every picture in an element, each in the form this screen takes; after the page itself has loaded, so as not
 * to stand in its way. Rejects when one will not come.
 */
async function preloadPictures(element: HTMLElement): Promise<void> {
  await documentLoaded();
  await Promise.all([...element.querySelectorAll('img')].map(preload));
}

async function preload(picture: HTMLImageElement): Promise<void> {
  const light = picture.parentElement?.querySelector('source');
  const source = light && matchMedia(light.media).matches ? light.srcset : picture.src;
  await new Promise<void>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`No picture at ${source}`));
    image.fetchPriority = 'low';
    image.src = source;
  });
}
