import type { PageContent } from '../../lib/page/page-content.tsx';
import type { BuildPage } from './build-page.ts';
import type { Thing } from './structured-data.ts';

/**
 * What a page is besides its component: where it stands, and what machines are told about it. Declared in
 * `web/pages/<page>.prerender.ts` beside `<page>.tsx`; read at build alone, so nothing here weighs on a phone.
 * Title and description are the component's own `<title>` and `<meta name="description">`.
 */
export interface Prerendered {
  /** As in the route table; a page with parameters names its `paths`. */
  path: string;
  paths?: readonly string[];
  /**
   * The picture a shared link carries: a scene of content/media, or a drawing of the guide, with the page's words on
   * it. `title` where the
   * page's own is too long for a picture.
   */
  card?: (page: BuildPage) => { scene: string; title?: string };
  /** JSON-LD; builders stand in structured-data.ts. */
  structuredData?: (page: BuildPage) => Thing[];
  /** Built words of the page; see `PageContent`. */
  content?: (page: BuildPage) => PageContent;
  /** Something on it moves by itself: its scripts do not wait for the reader (decision 26). */
  awake?: true;
  /** False: not for search engines, and not in the sitemap. */
  indexed?: boolean;
}

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
