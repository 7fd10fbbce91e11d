import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What documents start without React: their script, and the plain islands that come alive by themselves. */
const DOCUMENTS = [
  'web/entry-document.ts',
  'web/features/guide/keep/KeepOffline.island.ts',
  'web/features/home/ChannelPopup.island.ts',
  'web/ui/site/carousel/Carousel.island.ts',
];
/** What nearly every island of React needs, beside its own few lines. */
const ISLANDS = ['web/lib/islands/hydrate.tsx', 'web/ui/CopyButton.island.tsx'];

/**
 * Left to itself the bundler cuts what everything starts with into three dozen files, for some page somewhere needs
 * only half of it; small files hardly pack. `start` is what every document needs at once, without React; `base` is
 * what chat and islands need, React with it; `shell` is what chat and apps need besides.
 */
export function startChunk(id: string, graph: Graph): string | null {
  if (!mayMove(id)) return null;
  const isIn = (entry: string) => reachedFrom(graph, entry).has(id);
  if (!isIn('web/entry-chat.tsx')) return null;
  if (ISLANDS.some(isIn)) return 'base';
  return isIn('web/entry-app.tsx') ? 'shell' : null;
}

/** Asked first: a group takes what its files import along, and a document is not to fetch React. */
export function documentChunk(id: string, graph: Graph): string | null {
  if (!mayMove(id) || !DOCUMENTS.some((entry) => reachedFrom(graph, entry).has(id))) return null;
  return reachedFrom(graph, 'web/entry-chat.tsx').has(id) ? 'start' : null;
}

/** A start itself keeps its own file: its page is told by it. */
const mayMove = (id: string) => !/\.html$|\/entry-[a-z]+\.tsx?$/.test(id) && isSure(id);

const SHARED_SIGNS =
  /\/lucide-react\/dist\/esm\/icons\/(download|flask-conical|message-circle|play|printer|search|sprout|square|x)\.m?js$/;
const SIGNS_OF_A_THREAD =
  /\/lucide-react\/dist\/esm\/icons\/(arrow-left|camera|check|copy|file-text|languages|pause|receipt-text|send-horizontal|smartphone|trash|trash-2|truck)\.m?js$/;

/** A mobile number is made of digits: wherever one is read both are needed, and apart they hardly pack. */
export function digitsChunk(id: string): string | null {
  return /\/shared\/domain\/(digits|mobile)\.ts$/.test(id) ? 'digits' : null;
}

/**
 * A thread folds words as the price list does. The script of that document is fetched by nobody (its styles are), and would
 * still cut the folding off into a file of its own.
 */
export function foldingChunk(id: string): string | null {
  return id.endsWith('/shared/domain/chat/search-words.ts') ? 'shell' : null;
}

/** Drawings of two hundred bytes that a document, or a thread, shares with one page or another: as a file each they hardly pack. */
export function signsChunk(id: string): string | null {
  if (SHARED_SIGNS.test(id)) return 'signs';
  return SIGNS_OF_A_THREAD.test(id) ? 'thread-signs' : null;
}

/**
 * Packages hand everything out through one door, which most of it never leaves: of them only what a start is known
 * to use. Words come with their page.
 */
function isSure(id: string): boolean {
  if (id.includes('/content/strings/')) return false;
  if (!id.includes('/node_modules/')) return true;
  return /\/node_modules\/(react|react-dom|scheduler|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared\/.*|defaultAttributes)\.m?js)/.test(
    id,
  );
}

const reached = new WeakMap<Graph, Map<string, Set<string>>>();

/** All a start imports, and what that imports, but nothing that is fetched later. */
function reachedFrom(graph: Graph, entry: string): Set<string> {
  const known = reached.get(graph) ?? new Map<string, Set<string>>();
  reached.set(graph, known);
  const cached = known.get(entry);
  if (cached) return cached;
  const found = new Set<string>();
  const follow = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  follow(`${import.meta.dirname.replace(/web\/build$/, '')}${entry}`);
  known.set(entry, found);
  return found;
}

/**
 * Namespaces a screen always needs together. One file each would be a dozen requests of a kilobyte, and small
 * files compress badly; one per language keeps the other languages away.
 */
const TOGETHER: Record<string, string> = {
  common: 'site',
  errors: 'site',
  ...Object.fromEntries(
    ['chat', 'voice', 'quotes', 'dispatch', 'payments', 'presence', 'pwa', 'push'].map((each) => [
      each,
      'desk',
    ]),
  ),
};

/** The chunk a module of strings shares with others; null for one that is a chunk by itself. */
export function stringsChunk(id: string): string | null {
  const [, language, namespace = ''] = /content\/strings\/(\w+)\/([a-z]+)\.json/.exec(id) ?? [];
  const group = TOGETHER[namespace];
  return language && group ? `${group}-${language}` : null;
}
