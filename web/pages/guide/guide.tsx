import { GuideIndex } from '../../features/guide/GuideIndex.tsx';
import type { IndexFacts } from '../../features/guide/guide-facts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageContent } from '../../lib/page/page-content.tsx';
import { askDoctor } from './ask-doctor.ts';

export default function GuidePage() {
  const { t } = useTranslation('guide');
  const facts = (usePageContent()?.facts ?? null) as IndexFacts | null;
  return (
    <>
      <title>{`${t('title')} · AV Agro`}</title>
      <meta name="description" content={t('description')} />
      <GuideIndex facts={facts} onAsk={askDoctor} />
    </>
  );
}
