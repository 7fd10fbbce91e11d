import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';

const page = (language: string, words: string) =>
  `<!doctype html><html lang="${language}"><head><title>${words}</title></head><body>${words}<script>start()</script></body></html>`;
const shell = (script: string) =>
  `<!doctype html><html lang="en"><head><title>%SHOP%</title><script type="module" src="/${script}"></script></head><body><script type="application/json">"%CONTENT%"</script></body></html>`;

/** What each page is drawn from, as the renderer would say it. */
const READS: Record<string, string[]> = {
  '/': ['banners', 'product', 'shop'],
  '/about': ['popup', 'shop'],
  '/products': ['product', 'shop'],
  '/guide/chapter/1-soil': ['shop'],
  '/404': ['shop'],
};

const RENDERER = `
const READS = ${JSON.stringify(READS)};
export async function startRenderer(web) {
  return {
    draw(path, language, content, { query, paysOffline } = { query: '', paysOffline: false }) {
      if (query.includes('broken') || content.popup.text.en === 'broken') throw new Error('cannot be drawn');
      const notFound = query.includes('page=99');
      const { shop, products } = content;
      const prices = products.map(({ sku, price }) => sku + ': ' + price).join(', ');
      return { path, language, query, paysOffline, notFound, shop: shop.name, prices, popup: content.popup.text.en, terms: path === '/terms-and-conditions' ? content.policies.terms.text[language] : '', reads: READS[path] ?? [] };
    },
    documentOf: (page) =>
      '<!doctype html><html lang="' + page.language + '"><body>%ORIGIN% ' + JSON.stringify(page) +
      '<script>start()</script></body></html>',
  };
}
`;

/**
 * A built site of a few files, shaped as the build shapes it: for tests of the server, which must not depend on a
 * build. Answers the folder for `DIST_DIR`; whoever asks removes it.
 */
export async function buildSmallSite(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'av-dist-'));
  const files: Record<string, string> = {
    'web/index.html': shell('assets/start-1.js'),
    'web/farmers.html': shell('assets/chat-1.js'),
    'web/offline.html': page('en', 'Offline'),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `web/offline.${language}.html`,
        page(language, '%SHOP% <a href="tel:%TEL%">%PHONE%</a>'),
      ]),
    ),
    'web/sw.js': 'self.addEventListener("fetch", () => {});',
    'web/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'web/manifest.en.webmanifest': '{}',
    'web/manifest.kn.webmanifest': '{}',
    'web/assets/start-1.js': 'start();',
    'web/assets/chat-1.js': 'chat();',
    'web/.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/start-1.js' },
      'farmers.html': { file: 'assets/chat-1.js' },
    }),
    // What the build's renderer offers, saying what it was asked.
    'server/entry-server.js': RENDERER,
    'pages/home.en.html': page('en', 'Home'),
    'pages/home.kn.html': page('kn', 'ಮುಖಪುಟ'),
    'pages/about.en.html': page('en', 'Our Story'),
    'pages/about.kn.html': page('kn', 'ನಮ್ಮ ಕಥೆ'),
    'pages/guide~chapter~1-soil.en.html': page('en', 'Soil'),
    'pages/guide~chapter~1-soil.kn.html': page('kn', 'ಮಣ್ಣು'),
    'pages/products.en.html': page('en', 'Products'),
    'pages/products.kn.html': page('kn', 'ಸಾಮಾನು'),
    'pages/404.en.html': page('en', 'No such page'),
    'pages/404.kn.html': page('kn', 'ಈ ಪುಟ ಇಲ್ಲ'),
    'pages/day.txt': '2026-11-25',
    'pages/pages.json': JSON.stringify(
      Object.fromEntries(
        Object.entries(READS).map(([address, reads]) => {
          const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '~');
          return [address, byLanguage((language) => ({ file: `${name}.${language}.html`, reads }))];
        }),
      ),
    ),
    'pages/sitemap.xml': '<urlset/>',
    'pages/robots.txt': 'User-agent: *',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}
