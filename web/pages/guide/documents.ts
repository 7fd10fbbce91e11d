import { GUIDE } from 'virtual:guide';
import { BANNED_PATH } from '#shared/domain/guide/banned-page.ts';
import type {
  CropCard,
  CropFacts,
  CropProblem,
  SeeFacts,
  SeenCropProblem,
} from '#shared/domain/guide/crop-content.ts';
import {
  CROP_ROUTE,
  CROP_SLUGS,
  type CropSlug,
  cropNeighbours,
  cropPath,
  SEE_PATH,
} from '#shared/domain/guide/crop-pages.ts';
import { GUIDE_SLUGS } from '#shared/domain/guide/guide-chapters.ts';
import {
  type ChapterFacts,
  type GuidePart,
  type IndexFacts,
  mapHtml,
} from '#shared/domain/guide/guide-content.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { BuildPage } from '../../build/site/document-page.ts';
import type { Prerendered } from '../../build/site/prerendered.ts';
import { article, breadcrumbs, faqPage, type Thing } from '../../build/site/structured-data.ts';
import type { PlateDoor } from '../../features/guide/crop/PlateShelf.tsx';

const index: Prerendered = {
  path: '/guide',
  card: ({ translate }) => ({ scene: 'banner-soil', title: translate('guide', 'title') }),
  structuredData: (page) => [breadcrumbs(page, [{ name: page.translate('guide', 'title'), path: '/guide' }])],
  content: ({ language }) => {
    const cards = GUIDE.chapters[language].map(({ slug, title, summary, minutes, picture }) => ({
      slug,
      title,
      summary,
      minutes,
      picture,
    }));
    const crops = GUIDE.crops[language].map(cardOf);
    const leaf = GUIDE.parts[language].leaf;
    const facts: IndexFacts = {
      cards,
      crops,
      leaf,
      rows: GUIDE.rows[language],
      search: GUIDE.search[language],
    };
    return { html: {}, facts };
  },
};

const chapterOf = ({ params, language }: BuildPage) =>
  GUIDE.chapters[language].find(({ slug }) => slug === params.slug);

const chapter: Prerendered = {
  path: '/guide/chapter/:slug',
  paths: GUIDE_SLUGS.map((slug) => `/guide/chapter/${slug}`),
  card: (page) => ({ scene: chapterOf(page)?.figure ?? 'banner-soil' }),
  structuredData: (page) => {
    const found = chapterOf(page);
    if (!found) return [];
    const { title, summary, dataDate, picture, slug, parts } = found;
    return [
      article(page, { headline: title, description: summary, image: picture.src, dateModified: dataDate }),
      breadcrumbs(page, [
        { name: page.translate('guide', 'title'), path: '/guide' },
        { name: title, path: page.path },
      ]),
      ...questionsOf(slug, parts),
    ];
  },
  content: (page) => {
    const found = chapterOf(page);
    // A chapter nobody has written yet is a page all the same.
    if (!found) return { html: {}, facts: null };
    const { parts, picture: _picture, figure: _figure, ...rest } = found;
    const html: Record<string, string> = {};
    const placed = mapHtml(parts, (piece) => {
      const name = `part-${Object.keys(html).length}`;
      html[name] = piece;
      return { kind: 'html' as const, name };
    });
    const facts: ChapterFacts = { ...rest, parts: placed, search: GUIDE.search[page.language] };
    return { html, facts };
  },
};

/** What leads to a crop's page. */
export const cardOf = ({ slug, title, picture }: CropCard): CropCard => ({ slug, title, picture });

const listed = ({ id, title, sees, parts, plate }: CropProblem): SeenCropProblem => ({
  id,
  title,
  sees,
  parts,
  plate,
});

/** The build refuses a guide in which a crop lacks its page. */
const cropOf = (slug: string | undefined, language: Language) => {
  const found = GUIDE.crops[language].find((each) => each.slug === slug);
  if (!found) throw new Error(`no page of the crop ${slug}`);
  return found;
};

/** What leads to a trouble by its plate. The build refuses a guide that lacks it. */
export function plateDoor(problem: string, language: Language): PlateDoor {
  for (const { slug, title: crop, problems } of GUIDE.crops[language]) {
    const found = problems.find(({ id }) => id === problem);
    if (found?.plate) return { slug, problem, crop, title: found.title, picture: found.plate };
  }
  throw new Error(`no plate of ${problem}`);
}

const crop: Prerendered = {
  path: CROP_ROUTE,
  paths: CROP_SLUGS.map(cropPath),
  card: ({ params, language }) => {
    const { figure, pageTitle } = cropOf(params.slug, language);
    return { scene: figure, title: pageTitle };
  },
  structuredData: (page) => {
    const { title, pageTitle, summary, dataDate, picture } = cropOf(page.params.slug, page.language);
    return [
      article(page, {
        headline: pageTitle,
        description: summary,
        image: picture.src,
        dateModified: dataDate,
      }),
      breadcrumbs(page, [
        { name: page.translate('guide', 'title'), path: '/guide' },
        { name: title, path: page.path },
      ]),
    ];
  },
  content: ({ params, language }) => {
    const {
      slug,
      lead,
      problems,
      sections,
      figure: _figure,
      seen: _seen,
      ...rest
    } = cropOf(params.slug, language);
    const html: Record<string, string> = { lead };
    for (const part of [...problems, ...sections]) html[part.id] = part.html;
    const { before, after } = cropNeighbours(slug as CropSlug);
    const facts: CropFacts = {
      ...rest,
      slug,
      problems: problems.map(listed),
      sections: sections.map(({ html: _html, ...section }) => section),
      before: cardOf(cropOf(before, language)),
      after: cardOf(cropOf(after, language)),
      search: GUIDE.search[language],
    };
    return { html, facts };
  },
};

const banned: Prerendered = {
  path: BANNED_PATH,
  card: ({ translate }) => ({ scene: 'banner-soil', title: translate('guidesearch', 'page.title') }),
  structuredData: (page) => [
    breadcrumbs(page, [
      { name: page.translate('guide', 'title'), path: '/guide' },
      { name: page.translate('guidesearch', 'page.title'), path: BANNED_PATH },
    ]),
  ],
  content: ({ language }) => ({ html: {}, facts: { rows: GUIDE.rows[language] } }),
};

const see: Prerendered = {
  path: SEE_PATH,
  card: ({ translate }) => ({ scene: 'photo-plant', title: translate('guidesee', 'title') }),
  structuredData: (page) => [
    breadcrumbs(page, [
      { name: page.translate('guide', 'title'), path: '/guide' },
      { name: page.translate('guidesee', 'title'), path: page.path },
    ]),
  ],
  content: ({ language }) => {
    const crops = GUIDE.crops[language].map((each) => ({
      ...cardOf(each),
      seen: each.seen,
      problems: each.problems.map(listed),
    }));
    const facts: SeeFacts = { crops, parts: GUIDE.parts[language] };
    return { html: {}, facts };
  },
};

/** The guide's documents by their component, `<key>.document.tsx`. */
export const DOCUMENTS: Record<string, Prerendered> = {
  guide: index,
  'guide-chapter': chapter,
  'guide-crop': crop,
  'guide-banned': banned,
  'guide-see': see,
};

/** The FAQ's questions as search engines want them; its headings of the third level. */
function questionsOf(slug: string, parts: readonly GuidePart[]): Thing[] {
  if (slug !== '15-faq') return [];
  let html = '';
  mapHtml(parts, (piece) => {
    html += piece;
  });
  const found = html.matchAll(/<h3 id="q\d+"[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g);
  const plain = (piece: string) =>
    piece
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return [
    faqPage(
      [...found].map(([, question = '', answer = '']) => ({
        question: plain(question),
        answer: plain(answer),
      })),
    ),
  ];
}
