import { isGuideSlug } from '#shared/domain/guide/guide-chapters.ts';
import { isSiteRoute } from '#shared/domain/site-routes.ts';
import { runsOf } from './blocks.ts';
import { anchorsOf, linksIn } from './check-chapter.ts';
import type { Source } from './library.ts';

/** Links that leave the chapter: to another one (`10-ipm#thresholds`), to a page of the site, to a telephone. */
export function checkLinks(source: Source, all: readonly Source[]): void {
  for (const run of runsOf(source.blocks)) {
    for (const { url, line } of linksIn(run.words, run.line)) {
      const fault = faultOf(url, source, all);
      if (fault) source.complain(line, fault);
    }
  }
}

function faultOf(url: string, source: Source, all: readonly Source[]): string | null {
  if (/^(#|term:)/.test(url) || /^tel:\+?\d+$/.test(url)) return null;
  if (url.startsWith('/'))
    return isSiteRoute(url.split(/[?#]/)[0] ?? '') ? null : `"${url}" is not a page of this site`;
  const [slug = '', anchor] = url.split('#');
  if (!isGuideSlug(slug))
    return `the link "${url}" leads nowhere: a chapter is written 10-ipm or 10-ipm#anchor`;
  const target = all.find((each) => each.slug === slug && each.language === source.language);
  // A chapter that is still being written has no anchors to check yet.
  if (!target || anchor === undefined) return null;
  return anchorsOf(target.blocks).includes(anchor) ? null : `${slug} has no anchor "${anchor}"`;
}
