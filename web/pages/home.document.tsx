import { BUSINESS } from '#content/business.ts';
import { Banners } from '../features/home/Banners.tsx';
import { ChannelPopup } from '../features/home/ChannelPopup.tsx';
import { Education } from '../features/home/Education.tsx';
import { Expertise } from '../features/home/Expertise.tsx';
import { Founder } from '../features/home/Founder.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { Stories } from '../features/home/Stories.tsx';
import { Welcome } from '../features/home/Welcome.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { Band } from '../ui/site/Band.tsx';
import { Figures } from '../ui/site/Points.tsx';

const STATISTICS = ['experience', 'farmers', 'training', 'success'] as const;

/** The blocks of the specification in its order; the footer stands in the frame. */
export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <ChannelPopup />
      <Banners />
      <Welcome />
      <Hero />
      <Band tone="turmeric" hill tight label={t('stats.title')}>
        <Figures
          figures={STATISTICS.map((key) => ({ figure: BUSINESS.statistics[key], text: t(`stats.${key}`) }))}
        />
      </Band>
      <Expertise />
      <Founder />
      <Stories />
      <Education />
    </>
  );
}
