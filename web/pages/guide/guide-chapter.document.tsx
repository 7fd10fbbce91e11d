import { chapterNumber, slugSubtitle } from '#shared/domain/guide/guide-chapters.ts';
import type { ChapterFacts } from '#shared/domain/guide/guide-content.ts';
import type { DocumentPage } from '../../build/site/document-page.ts';
import { ChapterView } from '../../features/guide/ChapterView.tsx';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Island } from '../../lib/islands/Island.tsx';
import { BuiltHtml } from '../../lib/page/BuiltHtml.tsx';
import ASK_DOCTOR from './AskDoctor.island.tsx';
import TOOL from './Tool.island.tsx';

export default function GuideChapterPage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation(['guide', 'common']);
  const { slug = '' } = page.params;
  const facts = (page.content?.facts ?? null) as ChapterFacts | null;
  const title = facts?.title ?? slugSubtitle(slug);
  return (
    <>
      <title>{`${t('chapterTitle', { number: chapterNumber(slug), title })} · ${t('common:brand.name')}`}</title>
      <meta name="description" content={facts?.summary ?? t('description')} />
      <ChapterView
        slug={slug}
        facts={facts}
        html={(name) => <BuiltHtml html={page.content?.html[name] ?? ''} />}
        tool={(tool) => (tool === 'fertilizer-blend' ? <Blend /> : <Island of={TOOL} props={{ tool }} />)}
        ask={(text) => <Island of={ASK_DOCTOR} props={{ text }} />}
      />
    </>
  );
}

/** The one tool that reckons with the price list. */
function Blend() {
  const dap = useContent('products').find(({ sku }) => sku === 'FERT-DAP');
  return <Island of={TOOL} props={{ tool: 'fertilizer-blend', ...(dap ? { dapRupees: dap.price } : {}) }} />;
}
