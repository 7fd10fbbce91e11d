import { Camera } from 'lucide-react';
import type { CropCard } from '#shared/domain/guide/crop-content.ts';
import type { DocumentPage } from '../build/site/document-page.ts';
import { CropStrip } from '../features/guide/crop/CropStrip.tsx';
import { Banners } from '../features/home/Banners.tsx';
import { ChannelPopup } from '../features/home/ChannelPopup.tsx';
import { Education } from '../features/home/Education.tsx';
import { Expertise } from '../features/home/Expertise.tsx';
import { Founder } from '../features/home/Founder.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { StatisticsBand } from '../features/home/StatisticsBand.tsx';
import { Stories } from '../features/home/Stories.tsx';
import { Welcome } from '../features/home/Welcome.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { islandMarks } from '../lib/islands/island.ts';
import { ButtonLink } from '../ui/fields/Button.tsx';
import SEND_PHOTO from './home/SendPhoto.island.ts';

/** The blocks of the specification in its order; the footer stands in the frame. */
export default function HomePage({ page }: { page: DocumentPage }) {
  const { t } = useTranslation('home');
  const crops = (page.content?.facts ?? []) as readonly CropCard[];
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <ChannelPopup />
      <Banners />
      <Welcome crops={<CropStrip crops={crops} />} />
      <Hero act={<SendPhoto />} />
      <StatisticsBand title={t('stats.title')} text={(key) => t(`stats.${key}`)} />
      <Expertise />
      <Founder />
      <Stories />
      <Education />
    </>
  );
}

/** In a document: the one act of a first visit. Without scripts it is a link to the chat. */
function SendPhoto() {
  const { t } = useTranslation('home');
  return (
    <ButtonLink to="/farmers" tone="accent" icon={<Camera aria-hidden="true" />} {...islandMarks(SEND_PHOTO)}>
      {t('hero.photo')}
    </ButtonLink>
  );
}
