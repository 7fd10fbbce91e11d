import type { CropPage, SpokenGuide } from '#shared/domain/guide/crop-content.ts';

/** What of the guide can be recorded: what is done first in a case of poisoning, and for each trouble of a crop. */
export function spokenOfGuide(
  crops: readonly Pick<CropPage, 'slug' | 'problems' | 'sections'>[],
): SpokenGuide {
  const safety = crops[0]?.sections.find(({ id }) => id === 'safety')?.html ?? '';
  const [, block = ''] = /<aside data-box="safety">(.*?)<\/aside>/s.exec(safety) ?? [];
  return {
    poison: textsOf(beforeWork(block)),
    first: Object.fromEntries(
      crops.map(({ slug, problems }) => [
        slug,
        Object.fromEntries(problems.map(({ id, today }) => [id, textsOf(today)])),
      ]),
    ),
  };
}

/** The block's last part is about every spraying, and too long to be heard by somebody in need. */
const beforeWork = (html: string) => html.slice(0, html.lastIndexOf('<p>'));

/** Paragraphs and points as the page's reader takes them (web/features/guide/reading/readable-parts.ts). */
function textsOf(html: string): string[] {
  return [...html.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , inner = '']) => plain(inner)).filter(Boolean);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
