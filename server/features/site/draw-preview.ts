import type { SiteContent } from '#shared/contract/content/kinds.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import { securityHeaders } from '../../platform/http/headers.ts';
import { type Headers, pageHeaders } from './page-headers.ts';
import { finish, scriptHashesOf, shopOf, withOrigin } from './prerendered-pages.ts';
import { startRenderer } from './renderer.ts';

/**
 * A page as it would be with this content, for the owner's eyes alone: the whole document, which no search engine lists.
 *
 * @param path of a document, with its query where it has one
 * @throws when there is no such document, or the site is not built
 */
export async function drawPreview(
  { config }: Pick<AppContext, 'config'>,
  path: string,
  language: Language,
  content: SiteContent,
): Promise<string> {
  const { draw, documentOf } = await startRenderer(config);
  const shop = shopOf(config);
  const [address = '/', query = ''] = path.split(/\?(.*)/s);
  const drawn = draw(address, language, content, { query, paysOffline: shop.paysOffline });
  return finish(withOrigin(documentOf(drawn), config.publicUrl), shop).replace(
    '<head>',
    '<head><meta name="robots" content="noindex">',
  );
}

/** What the answer with a preview says: as a page's, but kept by nobody, and shown inside the owner's own desk. */
export function previewHeaders(
  { config }: Pick<AppContext, 'config'>,
  language: Language,
  html: string,
): Headers {
  const headers = pageHeaders(
    { language, scriptHashes: scriptHashesOf(html) },
    securityHeaders(config).page,
    false,
  );
  return {
    ...headers,
    'content-security-policy': (headers['content-security-policy'] ?? '').replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  };
}
