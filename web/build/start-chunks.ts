import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Left to itself the bundler cuts what every page starts with into a dozen files, for some page somewhere needs
 * only half of it; together they are eight kilobytes smaller. `base` is what both starts need (the site's and the
 * chat's), `site` what the site's start needs besides, `site-and-desk` the little of that which a farmer's thread needs
 * too: left in `site` it would bring all of the site along with the thread.
 */
export function startChunk(id: string, graph: Graph): string | null {
  // A start itself keeps its own file: its page is told by it.
  if (/\.html$|\/entry-[a-z]+\.tsx$/.test(id) || !isSure(id)) return null;
  const site = startsWith(graph, 'web/entry-client.tsx');
  if (!site.has(id)) return null;
  if (startsWith(graph, 'web/entry-chat.tsx').has(id)) return 'base';
  return startsWith(graph, 'web/pages/farmers/FarmerDesk.tsx').has(id) ? 'site-and-desk' : 'site';
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
