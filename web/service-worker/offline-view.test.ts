import { describe, expect, it } from 'vitest';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { nameContact } from '#shared/domain/content/app-content.ts';
import { appFiles } from '../build/app-files.ts';
import {
  fillOfflinePage,
  keptNote,
  lastRead,
  namesPrices,
  pageKey,
  readPageKey,
  titleOfReadable,
  withNote,
} from './offline-view.ts';

const SELLER = { shop: { name: 'Rao & Sons' }, contact: { phone: '+91 98450 12345' } } as SiteContent;
const OFFLINE = nameContact(appFiles()['offline.en.html'] ?? '', SELLER);
const visible = (html: string) => html.replace(/<template[\s\S]*?<\/template>/g, '');
const SOIL = {
  path: '/guide/chapter/13-soil-health',
  language: 'en',
  title: 'Chapter 13 · Soil Health',
} as const;

describe('the offline page', () => {
  it('speaks of neither chat nor pages to somebody who has neither, and gives the phone number', () => {
    const html = visible(fillOfflinePage(OFFLINE, { chat: false, pages: [] }));
    expect(html).toContain('This page is not on your phone yet.');
    expect(html).toContain('<a href="tel:+919845012345" class="phone">+91 98450 12345</a>');
    expect(html).toContain('· Rao &amp; Sons</title>');
    expect(html).not.toMatch(/chat|have read/i);
  });

  it('offers the chat where it is kept', () => {
    const html = visible(fillOfflinePage(OFFLINE, { chat: true, pages: [] }));
    expect(html).toContain('Your chat can be opened without internet.');
    expect(html).toContain('href="/farmers"');
    expect(html).not.toContain('have read');
  });

  it('names the pages the reader can still open', () => {
    const html = visible(fillOfflinePage(OFFLINE, { chat: false, pages: [SOIL] }));
    expect(html).toContain('Pages you have read, on your phone');
    expect(html).toContain(
      '<li><a lang="en" href="/guide/chapter/13-soil-health">Chapter 13 · Soil Health</a></li>',
    );
    expect(html).not.toContain('<template');
  });

  it('lets no address and no title break out of its place', () => {
    const pages = [{ ...SOIL, path: '/guide/chapter/a&b"onclick="x', title: '$&amp; $1' }];
    const html = fillOfflinePage(OFFLINE, { chat: true, pages });
    expect(html).toContain('href="/guide/chapter/a&#38;b&#34;onclick=&#34;x">$&amp; $1</a>');
  });
});

describe('the pages last read', () => {
  const kept = ['/', '/products', '/guide'].map((path) => ({ path, language: 'en' as const }));

  it('come newest first', () => {
    expect(lastRead(kept, 'en').map(({ path }) => path)).toEqual(['/guide', '/products', '/']);
  });

  it('come once each, in the reader’s language where that is kept', () => {
    const both = [{ path: '/guide', language: 'kn' as const }, ...kept];
    expect(lastRead(both, 'kn')).toEqual([
      { path: '/guide', language: 'kn' },
      { path: '/products', language: 'en' },
      { path: '/', language: 'en' },
    ]);
  });

  it('are known by the names they are kept under', () => {
    expect(readPageKey(`https://avagro.in${pageKey('/guide/', 'kn')}`)).toEqual({
      path: '/guide',
      language: 'kn',
    });
    expect(readPageKey(`https://avagro.in${pageKey('/', 'en')}`)).toEqual({ path: '/', language: 'en' });
    expect(readPageKey('https://avagro.in/assets/a.js')).toBeNull();
  });
});

describe('a title', () => {
  const page = (title: string, root: string) =>
    `<html><head><title>${title}</title></head><body>${root}</body></html>`;

  it('is the page’s own without the house’s name', () => {
    const html = page('Chapter 13 · Soil Health · AV Agro', '<div id="root" data-finished>…</div>');
    expect(titleOfReadable(html)).toBe('Chapter 13 · Soil Health');
  });

  it('is none where the page is empty until its data come, or has no title', () => {
    expect(titleOfReadable(page('AV Agro', '<div id="root"></div>'))).toBeNull();
    expect(titleOfReadable('<div id="root" data-finished>…</div>')).toBeNull();
  });
});

describe('a kept page that names prices', () => {
  const PAGE = '<html><head></head><body class="a"><div id="root" data-finished>₹251.00</div></body></html>';
  const at = new Date('2026-11-05T20:00:00Z');

  it('says when it was kept, by the day in Karnataka, ahead of everything else', () => {
    expect(namesPrices(PAGE)).toBe(true);
    const noted = withNote(PAGE, keptNote(OFFLINE, at, 'en') ?? '');
    expect(noted).toMatch(/<body class="a"><p role="status"[^>]*>[^<]*6 Nov 2026[^<]*<\/p><div id="root"/);
  });

  it('says so in its own language', () => {
    const offline = appFiles()['offline.kn.html'] ?? '';
    expect(keptNote(offline, at, 'kn')).toMatch(/6 ನವೆಂ\S* 2026/);
  });

  it('is left alone where nobody knows when it was kept, and so is one without prices', () => {
    expect(keptNote(OFFLINE, new Date(''), 'en')).toBeNull();
    expect(keptNote('', at, 'en')).toBeNull();
    expect(namesPrices(PAGE.replace('₹', ''))).toBe(false);
    expect(namesPrices('<div id="root"></div>₹')).toBe(false);
  });
});
