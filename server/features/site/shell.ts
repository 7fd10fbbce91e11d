import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the build says of one file: its address, what it needs at once, its styles. */
interface BuiltFile {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, BuiltFile>;

/**
 * Code a route needs next after the common start. Named in its page, it travels beside that start; without
 * this a phone learns of it link by link, a round trip of slow 4G each.
 */
const NEXT_OF: Record<string, string[]> = {
  '/farmers': ['pages/farmers.tsx', 'features/accounts/FarmerLogin.tsx'],
  '/admin': ['pages/admin.tsx'],
};

/** The page every address starts from, by path; paths without code of their own share the plain one. */
export async function readShells(built: string): Promise<(pathname: string) => string> {
  const plain = await readFile(path.join(built, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shells = new Map(
    Object.entries(NEXT_OF).map(([route, sources]) => [route, withHints(plain, filesOf(manifest, sources))]),
  );
  return (pathname) => shells.get(pathname.replace(/(.)\/+$/, '$1')) ?? plain;
}

/** A source, all it imports statically, and their styles. */
function filesOf(manifest: Manifest, sources: string[], seen = new Set<string>()): string[] {
  return sources.flatMap((source) => {
    const built = manifest[source];
    if (!built || seen.has(source)) return [];
    seen.add(source);
    return [built.file, ...(built.css ?? []), ...filesOf(manifest, built.imports ?? [], seen)];
  });
}

/** Files the page names already are left out. */
function withHints(page: string, files: string[]): string {
  const links = [...new Set(files)]
    .filter((file) => !page.includes(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  return page.replace('</head>', `${links.join('')}</head>`);
}
