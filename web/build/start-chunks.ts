import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Left to itself the bundler cuts what every page starts with into a dozen files, for some page somewhere needs
 * only half of it; together they are eight kilobytes smaller. `base` is what both starts need (the site's and the
 * chat's), `site` what the site's start needs besides.
 */
export function startChunk(id: string, graph: Graph): string | null {
  // Of two lines: as a file of its own it hardly packs.
  if (id.endsWith('/use-is-alive.ts')) return 'site';
  if (!isOfSite(id, graph)) return null;
  return startsWith(graph, 'web/entry-chat.tsx').has(id) ? 'base' : 'site';
}

/**
 * The little of `site` which a farmer's thread needs too: left there it would bring all of the site's start along
 * with the thread. A group of its own that is asked first, for a group takes what its files import along.
 */
export function siteAndThreadChunk(id: string, graph: Graph): string | null {
  if (startChunk(id, graph) !== 'site') return null;
  return startsWith(graph, 'web/pages/farmers/FarmerDesk.tsx').has(id) ? 'site-and-thread' : null;
}

const SHARED_SIGNS =
  /\/lucide-react\/dist\/esm\/icons\/(download|flask-conical|message-circle|play|printer|search|sprout|square)\.m?js$/;
const SIGNS_OF_A_THREAD =
  /\/lucide-react\/dist\/esm\/icons\/(arrow-left|copy|file-text|languages|pause|receipt-text|trash|trash-2|truck)\.m?js$/;

/** A mobile number is made of digits: wherever one is read both are needed, and apart they hardly pack. */
export function digitsChunk(id: string): string | null {
  return /\/shared\/domain\/(digits|mobile)\.ts$/.test(id) ? 'digits' : null;
}

/** Drawings of two hundred bytes that a chapter, or a thread, shares with one page or another: as a file each they hardly pack. */
export function signsChunk(id: string): string | null {
  if (SHARED_SIGNS.test(id)) return 'signs';
  return SIGNS_OF_A_THREAD.test(id) ? 'thread-signs' : null;
}

function isOfSite(id: string, graph: Graph): boolean {
  // A start itself keeps its own file: its page is told by it.
  if (/\.html$|\/entry-[a-z]+\.tsx$/.test(id) || !isSure(id)) return false;
  return startsWith(graph, 'web/entry-client.tsx').has(id);
}

/**
 * Packages hand everything out through one door, which most of it never leaves: of them only what a start is known
 * to use. Words come with their page.
 */
function isSure(id: string): boolean {
  if (id.includes('/content/strings/')) return false;
  if (!id.includes('/node_modules/')) return true;
  return /\/node_modules\/(react|react-dom|scheduler|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared\/.*|defaultAttributes)\.m?js|react-router\/dist\/production\/lib\/(hooks|context|components|errors|router\/(history|utils|links|instrumentation))\.js)/.test(
    id,
  );
}

const reached = new WeakMap<Graph, Map<string, Set<string>>>();

/** All a start imports, and what that imports, but nothing that is fetched later. */
function startsWith(graph: Graph, entry: string): Set<string> {
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
