import { byLanguage } from '#shared/domain/by-language.ts';
import { addressIn } from '#shared/domain/site-routes.ts';
import { type DrawnPage, ORIGIN_MARK as ORIGIN } from '../../web/build/site/drawn-page.ts';

/** Every page a search engine may show, with its other languages. */
export function sitemap(pages: readonly DrawnPage[]): string {
  const paths = [...new Set(pages.filter(({ indexed }) => indexed).map(({ path }) => path))];
  const entries = paths.flatMap((path) => {
    const addresses = byLanguage((language) => `${ORIGIN}${addressIn(path, language)}`);
    const links = Object.entries({ ...addresses, 'x-default': `${ORIGIN}${path}` })
      .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      .join('');
    return Object.values(addresses).map((loc) => `<url><loc>${loc}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/**
 * Closed is what no page of the site leads to. The chat, the office, a farmer's own data and the till are nobody's
 * search result either, but links to them stand everywhere: a crawler that may not fetch them would list the bare
 * address. They are open to it, and their answer says `noindex`.
 */
export function robots(): string {
  const closed = ['/api/', '/demo/', '/payment', '/uploads/'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${ORIGIN}/sitemap.xml\n`;
}
