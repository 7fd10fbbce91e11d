import { settleDocumentLanguage } from './documents/document-language.ts';
import { bringDatesUpToDate } from './documents/licence-dates.ts';
import { translatePage } from './features/language/translate-page.ts';
import { foldWhenLeft } from './features/navigation/fold-when-left.ts';
import { registerServiceWorker, reloadForNewBuild } from './features/pwa/register-service-worker.ts';
import type { Island } from './lib/islands/island.ts';
import { loadIslands } from './lib/islands/load-islands.ts';
import { drawBelow } from './lib/page/draw-below.ts';
import { pageLoaded } from './lib/page/first-screen.ts';
import { pageLanguage } from './lib/page/reader-language.ts';

/*
 * The script of every document. What has to move (lib/islands) comes alive by itself or when it is used; all else is
 * HTML and stays it.
 */

const files = import.meta.glob<Island>('./**/*.island.{ts,tsx}', { import: 'default' });
const islands = new Map(
  Object.entries(files).map(([file, load]) => [/([^/]+)\.island\.tsx?$/.exec(file)?.[1], load]),
);

reloadForNewBuild();
// Otherwise Android shows its own bar over a page somebody is reading; the chat offers it at a better moment.
addEventListener('beforeinstallprompt', (event) => event.preventDefault());
settleDocumentLanguage();
foldWhenLeft();
bringDatesUpToDate(new Date());
loadIslands((name) => islands.get(name)?.());
void pageLoaded().then(() => {
  // The face first: headings below the screen are then laid out once, with it.
  void loadBrandFace().then(drawBelow);
  translatePage(pageLanguage());
  return registerServiceWorker();
});

/**
 * Fetches the face of the headings after the text: it is as heavy as the rest of a page together, and every phone sold here
 * has a Kannada face of its own. After the first paint, and not after `load`: a small page has loaded before it is painted.
 * The styles know it from the start and use it from now on (styles/tokens.css), so headings alone are laid out once more.
 * Who asks their phone to spare data is spared it.
 */
async function loadBrandFace(): Promise<void> {
  const { dataset } = document.documentElement;
  const spare = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!dataset.face || spare) return;
  await painted();
  await Promise.all(Array.from(document.fonts, (face) => face.load())).then(
    () => delete dataset.face,
    () => undefined,
  );
}

/** Resolves once the words are on the screen; at once in browsers that do not tell. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
