import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillShell } from '#shared/domain/content/app-content.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { type ContentInForce, madeOf } from '../../content-in-force.ts';
import { finish, withOrigin } from './prerendered-pages.ts';

/** What the build says of one file: its address, what it needs at once, its styles. */
interface BuiltFile {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, BuiltFile>;

/** Who asks, as far as their cookies say. Nothing is shown by it, only fetched. */
export interface Visitor {
  farmer: boolean;
}

/**
 * Code a route needs next after its start. Named in its page, it travels beside that start; without this a
 * phone learns of it link by link, a round trip of slow 4G each.
 */
export const NEXT: Record<'farmer' | 'stranger' | 'office', string[]> = {
  farmer: ['pages/farmers/FarmerDesk.tsx'],
  stranger: ['features/identity/farmer/FarmerLogin.tsx'],
  office: ['pages/admin.tsx'],
};

export interface Shells {
  /** The page an address starts from, by path; paths without code of their own share the plain one. */
  of(pathname: string, visitor: Visitor): string;
  /** What an installed app starts the chat from. */
  chat(): string;
}

interface Site {
  production: boolean;
  publicUrl: string;
  codesByOffice?: boolean;
  paysOffline?: boolean;
}

/** They say who the shop is at the moment they are sent. */
export async function readShells(
  built: string,
  site: Site,
  content: Pick<ContentInForce, 'now'>,
): Promise<Shells> {
  const read = async (name: string) =>
    finish(withOrigin(await readFile(path.join(built, name), 'utf8'), site.publicUrl), site);
  const [plain, chat, manifest] = await Promise.all([
    read('index.html'),
    read('farmers.html'),
    readFile(path.join(built, '.vite/manifest.json'), 'utf8').then((text) => JSON.parse(text) as Manifest),
  ]);
  const hinted = (page: string, next: string[]) => withHints(page, filesOf(manifest, next));
  const filled = madeOf(content, (now) => ({
    plain: fillShell(plain, now),
    office: fillShell(hinted(plain, NEXT.office), now),
    desk: fillShell(hinted(chat, NEXT.farmer), now),
    login: fillShell(hinted(chat, NEXT.stranger), now),
  }));
  return {
    of(pathname, { farmer }) {
      const route = withoutSlash(pathname);
      const { plain: page, office, desk, login } = filled();
      if (route === '/farmers') return farmer ? desk : login;
      return route === '/admin' ? office : page;
    },
    chat: () => filled().login,
  };
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
