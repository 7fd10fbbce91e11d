import { Boxes, IndianRupee, ReceiptText, ShoppingCart, Stethoscope, Tags } from 'lucide-react';
import DEALER_FORM from '../features/dealers/DealerForm.island.tsx';
import NOTIFY_LINK from '../features/dealers/NotifyLink.island.tsx';
import { Onboarding } from '../features/dealers/Onboarding.tsx';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Island } from '../lib/islands/Island.tsx';
import { ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Band } from '../ui/site/Band.tsx';
import { PageHero } from '../ui/site/PageHero.tsx';
import { Points, Steps } from '../ui/site/Points.tsx';

const FEATURES = [
  { key: 'rates', icon: IndianRupee },
  { key: 'stock', icon: Boxes },
  { key: 'orders', icon: ShoppingCart },
  { key: 'bills', icon: ReceiptText },
  { key: 'schemes', icon: Tags },
  { key: 'advice', icon: Stethoscope },
] as const;

const NEXT = ['one', 'two', 'three', 'four'] as const;

/** The dealers' portal before it opens: what it will do, who can join, and a letter that asks to be told. */
export default function DealersPage() {
  const { t } = useTranslation('dealers');
  const { email, links } = useContent('contact');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <PageHero over={t('hero.over')} title={t('hero.title')} text={t('hero.text')} picture="dealers">
        <Island of={NOTIFY_LINK} props={{ email }} />
        <ButtonLink tone="on-leaf" to="/contact">
          {t('hero.support')}
        </ButtonLink>
      </PageHero>
      <Band hill title={t('features.title')}>
        <Points
          points={FEATURES.map(({ key, icon }) => ({
            icon,
            title: t(`features.${key}.title`),
            text: t(`features.${key}.text`),
          }))}
        />
      </Band>
      <Band tone="sky" hill title={t('next.title')}>
        <Steps steps={NEXT.map((key) => ({ text: t(`next.${key}`) }))} />
      </Band>
      <Band tone="leaf" hill title={t('onboarding.title')}>
        <Onboarding />
      </Band>
      <Band hill title={t('form.title')} lead={t('form.lead')}>
        <Island of={DEALER_FORM} props={{ email, whatsapp: links.whatsapp }} />
        <ShareButton text={t('share')} />
      </Band>
    </>
  );
}
