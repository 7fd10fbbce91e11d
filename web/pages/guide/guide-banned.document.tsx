import type { DocumentPage } from '../../build/site/document-page.ts';
import { BannedView } from '../../features/guide/banned/BannedView.tsx';
import { useTranslation } from '../../lib/i18n.ts';

export default function GuideBannedPage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation(['guidesearch', 'common']);
  const facts = page.content?.facts as { rows: string };
  return (
    <>
      <title>{`${t('page.headTitle')} · ${t('common:brand.name')}`}</title>
      <meta name="description" content={t('page.description')} />
      <BannedView rows={facts.rows} />
    </>
  );
}
