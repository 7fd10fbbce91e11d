import type { CropFacts } from '#shared/domain/guide/crop-content.ts';
import type { DocumentPage } from '../../build/site/document-page.ts';
import { CropView } from '../../features/guide/crop/CropView.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { islandMarks } from '../../lib/islands/island.ts';
import { BuiltHtml } from '../../lib/page/BuiltHtml.tsx';
import CROP_PLACE from './CropPlace.island.ts';

export default function GuideCropPage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation('common');
  const facts = page.content?.facts as CropFacts;
  return (
    <>
      <title>{`${facts.pageTitle} · ${t('brand.name')}`}</title>
      <meta name="description" content={facts.summary} />
      <CropView
        facts={facts}
        marks={islandMarks(CROP_PLACE)}
        html={(name) => <BuiltHtml html={page.content?.html[name] ?? ''} />}
      />
    </>
  );
}
