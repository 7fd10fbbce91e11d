import type { Prerendered } from './prerendered.ts';

/** The addresses of a declaration: one, or for a path with parameters each of its `paths`. */
export function expandPages({
  path,
  paths,
}: Prerendered): { path: string; params: Record<string, string> }[] {
  if (!path.includes(':')) return [{ path, params: {} }];
  if (!paths) throw new Error(`${path} has parameters: its declaration must name the paths`);
  return paths.map((each) => ({ path: each, params: paramsOf(path, each) }));
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const parts = path.split('/');
  return Object.fromEntries(
    pattern.split('/').flatMap((part, index) => {
      if (part.startsWith(':')) return [[part.slice(1), parts[index] ?? '']];
      if (part !== parts[index]) throw new Error(`${path} is no ${pattern}`);
      return [];
    }),
  );
}
