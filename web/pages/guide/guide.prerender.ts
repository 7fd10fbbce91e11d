import { GUIDE } from 'virtual:guide';
import type { IndexFacts } from '#shared/domain/guide/guide-content.ts';
import type { Prerendered } from '../../build/site/prerendered.ts';
import { breadcrumbs } from '../../build/site/structured-data.ts';

export const prerendered: Prerendered = {
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
    const facts: IndexFacts = { cards, search: GUIDE.search[language] };
    return { html: {}, facts };
  },
};
