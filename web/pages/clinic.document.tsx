import { Eye, FileText, FlaskConical, MessageCircle, ReceiptText, RefreshCw, Truck } from 'lucide-react';
import { formatRupees } from '#shared/domain/money/money.ts';
import { type SayHours, weekText } from '#shared/domain/time/working-hours-text.ts';
import type { DocumentPage } from '../build/site/document-page.ts';
import { type PlateDoor, PlateShelf } from '../features/guide/crop/PlateShelf.tsx';
import { StatisticsBand } from '../features/home/StatisticsBand.tsx';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Island } from '../lib/islands/Island.tsx';
import { SiteLink } from '../lib/page/site-links.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Band } from '../ui/site/Band.tsx';
import { PageHero } from '../ui/site/PageHero.tsx';
import { Points, Steps } from '../ui/site/Points.tsx';
import { SampleMark } from '../ui/site/SampleMark.tsx';
import styles from './clinic.module.css';
import START_CHAT from './StartChat.island.tsx';

const WORK = [
  { key: 'diagnosis', icon: Eye },
  { key: 'plan', icon: FileText },
  { key: 'soil', icon: FlaskConical },
  { key: 'quote', icon: ReceiptText },
  { key: 'send', icon: Truck },
  { key: 'follow', icon: RefreshCw },
] as const;

const WAY = ['photo', 'answer', 'pay', 'receive'] as const;

/** The farmers' arm: what happens between a sick leaf and a sound crop. */
export default function ClinicPage({ page }: { page: DocumentPage }) {
  const plates = (page.content?.facts ?? []) as readonly PlateDoor[];
  const { t } = useTranslation(['clinic', 'common']);
  const { links } = useContent('contact');
  const hours = useContent('hours');
  const say: SayHours = (key, values) => t(`common:hours.${key}`, values ?? {});
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <PageHero
        over={t('hero.over')}
        title={t('hero.title')}
        text={t('hero.text')}
        picture="clinic-hero"
        look="room"
      >
        <Island of={START_CHAT} props={{}} />
        <ButtonAnchor tone="secondary" href={links.whatsapp} icon={<MessageCircle aria-hidden="true" />}>
          {t('hero.whatsapp')}
        </ButtonAnchor>
        <ButtonLink tone="quiet" to="/contact">
          {t('hero.contact')}
        </ButtonLink>
        <ButtonLink tone="quiet" to="/about">
          {t('hero.about')}
        </ButtonLink>
      </PageHero>
      <PlateShelf plates={plates} />
      <StatisticsBand title={t('stats.title')} text={(key) => t(`stats.${key}`)} />
      <Band title={t('what.title')}>
        <Points
          points={WORK.map(({ key, icon }) => ({
            icon,
            title: t(`what.${key}.title`),
            text: t(`what.${key}.text`),
          }))}
        />
      </Band>
      <Band tone="sky" hill title={t('how.title')} lead={t('how.lead')}>
        <Steps
          steps={WAY.map((key) => ({ title: t(`how.${key}.title`), text: t(`how.${key}.text`) }))}
          look="talk"
        />
      </Band>
      <Services />
      <Band
        tone="leaf"
        hill
        title={t('ready.title')}
        lead={t('ready.text', { hours: weekText(hours, say) })}
        actions
      >
        <ButtonLink tone="accent" to="/farmers">
          {t('hero.solutions')}
        </ButtonLink>
        <ShareButton tone="on-leaf" text={t('share')} />
      </Band>
    </>
  );
}

/** What it costs: the asking nothing, a visit and a test what the price list says today. */
function Services() {
  const { t, language } = useTranslation('clinic');
  const services = useContent('products').filter(
    ({ category, stock }) => category === 'services' && stock !== 'out',
  );
  return (
    <Band title={t('cost.title')}>
      <dl className={styles.costs}>
        <div>
          <dt>{t('cost.asking')}</dt>
          <dd>{t('cost.free')}</dd>
        </div>
        {services.map(({ sku, name, unit, price }) => (
          <div key={sku}>
            <dt>
              <SiteLink to={`/products#${sku}`}>{name[language]}</SiteLink>
              <span className={styles.unit}>{unit[language]}</span>
            </dt>
            <dd>
              {formatRupees(price)} <SampleMark of={`product:${sku}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
