import { useParams } from 'react-router';
import { chapterNumber, slugSubtitle } from '#shared/domain/guide/guide-chapters.ts';
import { ChapterView } from '../../features/guide/ChapterView.tsx';
import type { ChapterFacts } from '../../features/guide/guide-facts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { BuiltHtml, usePageContent } from '../../lib/page/page-content.tsx';
import { askDoctor } from './ask-doctor.ts';

export default function GuideChapterPage() {
  const { t } = useTranslation('guide');
  const { slug = '' } = useParams();
  const facts = (usePageContent()?.facts ?? null) as ChapterFacts | null;
  const title = facts?.title ?? slugSubtitle(slug);
  return (
    <>
      <title>{`${t('chapterTitle', { number: chapterNumber(slug), title })} · AV Agro`}</title>
      <meta name="description" content={facts?.summary ?? t('description')} />
      <ChapterView
        key={slug}
        slug={slug}
        facts={facts}
        html={(name) => <BuiltHtml key={name} name={name} />}
        onAsk={askDoctor}
      />
    </>
  );
}
