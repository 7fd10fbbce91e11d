import type { BuildPage, PageContent } from './document-page.ts';
import type { Thing } from './structured-data.ts';

/**
 * What a document is besides its component: where it stands, and what machines are told about it. A row of
 * `web/pages/documents.ts`; read by the renderer alone, so nothing here weighs on a phone.
 * Title and description are the component's own `<title>` and `<meta name="description">`.
 */
export interface Prerendered {
  /** As in `SITE_ROUTES`; a page with parameters names its `paths`. */
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
  /** False: not for search engines, and not in the sitemap. */
  indexed?: boolean;
  /** Of a finished page that has parts drawn for what their address asks (`asksForList`); null where there is no such part. */
  part?: (page: BuildPage) => PagePart | null;
}

/** What machines are told of a part, beyond what they are told of its page. */
export interface PagePart {
  /** Its one address, whatever order and empty fields it was asked for with. */
  address: string;
  indexed: boolean;
}

/** The addresses of a declaration: one, or for a path with parameters each of its `paths` with their values. */
export function expandPages({
  path,
  paths,
}: Prerendered): { path: string; params: Record<string, string> | null }[] {
  if (!path.includes(':')) return [{ path, params: null }];
  if (!paths) throw new Error(`${path} has parameters: its declaration must name the paths`);
  return paths.map((each) => {
    const params = paramsOf(path, each);
    if (!params) throw new Error(`${each} is no ${path}`);
    return { path: each, params };
  });
}

/** The values of a pattern's parameters in a path; null of a path of another shape. */
export function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  if (parts.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = parts[index] ?? '';
    else if (part !== parts[index]) return null;
  }
  return params;
}
