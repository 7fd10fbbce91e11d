import { loadBrandFace } from './documents/brand-face.ts';
import { settleDocumentLanguage } from './documents/document-language.ts';
import { bringDatesUpToDate } from './documents/licence-dates.ts';
import { translatePage } from './features/language/translate-page.ts';
import { foldWhenLeft } from './features/navigation/fold-when-left.ts';
import { registerServiceWorker, reloadForNewBuild } from './features/pwa/register-service-worker.ts';
import type { Island } from './lib/islands/island.ts';
import { loadIslands } from './lib/islands/load-islands.ts';
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
  void loadBrandFace();
  translatePage(pageLanguage());
  return registerServiceWorker();
});
