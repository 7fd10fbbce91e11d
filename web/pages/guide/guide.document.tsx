import type { IndexFacts } from '#shared/domain/guide/guide-content.ts';
import type { DocumentPage } from '../../build/site/document-page.ts';
import { GuideIndex } from '../../features/guide/GuideIndex.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Island } from '../../lib/islands/Island.tsx';
import TOOL from './Tool.island.tsx';

export default function GuidePage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation(['guide', 'common']);
  const facts = (page.content?.facts ?? null) as IndexFacts | null;
  return (
    <>
      <title>{`${t('title')} · ${t('common:brand.name')}`}</title>
      <meta name="description" content={t('description')} />
      <GuideIndex
        facts={facts}
        tool={(tool) => (
          <Island of={TOOL} props={tool === 'my-field' && facts ? { tool, rows: facts.rows } : { tool }} />
        )}
      />
    </>
  );
}
