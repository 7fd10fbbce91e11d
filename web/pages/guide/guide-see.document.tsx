import type { SeeFacts } from '#shared/domain/guide/crop-content.ts';
import type { DocumentPage } from '../../build/site/document-page.ts';
import { SeeView } from '../../features/guide/see/SeeView.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { islandMarks } from '../../lib/islands/island.ts';
import SEND_PHOTO from '../home/SendPhoto.island.ts';
import SEE from './See.island.ts';

export default function GuideSeePage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation(['guidesee', 'common']);
  return (
    <>
      <title>{`${t('pageTitle')} · ${t('common:brand.name')}`}</title>
      <meta name="description" content={t('description')} />
      <SeeView
        facts={page.content?.facts as SeeFacts}
        marks={islandMarks(SEE)}
        photo={islandMarks(SEND_PHOTO)}
      />
    </>
  );
}
