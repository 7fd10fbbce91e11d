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
