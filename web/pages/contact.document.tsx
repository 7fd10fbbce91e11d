import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { DrawnMap } from '../features/contact/DrawnMap.tsx';
import { HoursTable } from '../features/contact/HoursTable.tsx';
import MAP_LINK, { mapFrame } from '../features/contact/MapLink.island.tsx';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Island } from '../lib/islands/Island.tsx';
import COPY_BUTTON from '../ui/CopyButton.island.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Band } from '../ui/site/Band.tsx';
import { PageHero } from '../ui/site/PageHero.tsx';
import { SampleMark } from '../ui/site/SampleMark.tsx';
import { Scene } from '../ui/site/Scene.tsx';
import { TapToLoad } from '../ui/site/TapToLoad.tsx';
import styles from './contact.module.css';

/** Every way to reach the house. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  const { phone, links } = useContent('contact');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <PageHero title={t('hero.title')} text={t('hero.text')} look="card">
        <ButtonAnchor href={telephone(phone)} icon={<Phone aria-hidden="true" />}>
          {t('phone.call')}
        </ButtonAnchor>
        <ButtonAnchor tone="secondary" href={links.whatsapp} icon={<MessageCircle aria-hidden="true" />}>
          {t('phone.whatsapp')}
        </ButtonAnchor>
        <ButtonLink tone="quiet" to="/farmers">
          {t('chat.action')}
        </ButtonLink>
      </PageHero>
      <Band tone="sky" className={styles.grid}>
        <Reach />
        <div className={styles.card}>
          <h2 className={styles.title}>{t('hours.title')}</h2>
          <HoursTable />
        </div>
        <Place />
      </Band>
      <Band
        tone="leaf"
        hill
        title={
          <>
            {t('grievance.title')} <SampleMark of="people" />
          </>
        }
        lead={t('grievance.text')}
      >
        <Grievance />
      </Band>
    </>
  );
}

function Reach() {
  const { t, language } = useTranslation('contact');
  const { phone, email, ...contact } = useContent('contact');
  const address = contact.address[language];
  return (
    <div className={styles.card}>
      <Scene name="contact" first className={styles.front} />
      <h2 className={styles.title}>
        {t('phone.title')} <SampleMark of="contact" />
      </h2>
      <a className={styles.large} href={telephone(phone)}>
        {phone}
      </a>
      <h2 className={styles.title}>{t('email.title')}</h2>
      <a className={styles.large} href={`mailto:${email}`}>
        <MailAddress address={email} />
      </a>
      <p>{t('email.text')}</p>
      <h2 className={styles.title}>{t('address.title')}</h2>
      <p className={styles.lines}>{address.join('\n')}</p>
      <Island
        of={COPY_BUTTON}
        props={{
          text: address.join('\n'),
          label: t('address.copy'),
          copied: t('address.copied'),
          failed: t('address.copyFailed'),
          tone: 'quiet',
          className: styles.copy,
        }}
      />
    </div>
  );
}

function Place() {
  const { t } = useTranslation('contact');
  const { name } = useContent('shop');
  const { place, links } = useContent('contact');
  return (
    <section className={styles.map} aria-labelledby="where">
      <h2 className={styles.where} id="where">
        {t('map.title')}
      </h2>
      <TapToLoad
        href={links.map}
        frame={mapFrame(place)}
        title={t('map.frame')}
        label={t('map.show')}
        icon={<MapPin aria-hidden="true" />}
      >
        <DrawnMap />
      </TapToLoad>
      <p className={styles.note}>
        {t('map.note')} <SampleMark of="contact" />
      </p>
      <div className={styles.ways}>
        <Island of={MAP_LINK} props={{ name, place, map: links.map }} />
        <ShareButton text={t('share')} />
      </div>
    </section>
  );
}

function Grievance() {
  const { t, language } = useTranslation('contact');
  const { name, designation, phone, email } = useContent('people').grievance;
  return (
    <div className={styles.grievance}>
      <p>{t('grievance.person', { name: name[language], designation: designation[language] })}</p>
      <div className={styles.ways}>
        <ButtonAnchor tone="on-leaf" href={`mailto:${email}`} icon={<Mail aria-hidden="true" />}>
          <MailAddress address={email} />
        </ButtonAnchor>
        <ButtonAnchor tone="on-leaf" href={telephone(phone)} icon={<Phone aria-hidden="true" />}>
          {phone}
        </ButtonAnchor>
      </div>
    </div>
  );
}

/** An address too long for its line breaks after the @, not in the middle of a word. */
function MailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span lang="en">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`;
