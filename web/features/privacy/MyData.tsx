import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { MyData as Data } from '#shared/contract/privacy.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { formatDate } from '../../lib/time.ts';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';
import { ErrorState, Loading } from '../../ui/States.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { DeleteAccount, type DeleteAccountProps } from './DeleteAccount.tsx';
import styles from './MyData.module.css';
import { EXPORT_URL, fetchMyData } from './privacy.api.ts';

interface MyDataProps extends Pick<DeleteAccountProps, 'onDeleted'> {
  /** The open logins; another feature's. */
  devices: ReactNode;
  /** Whether photos of theirs may be shown; another feature's. */
  photos: ReactNode;
}

/** What we hold of the farmer: seen, corrected, taken along, deleted. */
export function MyData({ devices, photos, onDeleted }: MyDataProps) {
  const { t } = useTranslation(['mydata', 'devices']);
  const [data, setData] = useState<Data | 'failed' | undefined>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    const leaving = new AbortController();
    fetchMyData(leaving.signal).then(setData, () => {
      if (!leaving.signal.aborted) setData('failed');
    });
    return () => leaving.abort();
  }, [turn]);

  if (data === undefined) return <Loading />;
  if (data === 'failed') {
    const retry = () => {
      setData(undefined);
      setTurn((last) => last + 1);
    };
    return <ErrorState title={t('failed')} onRetry={retry} />;
  }
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="who">
        <h2 id="who">{t('who.title')}</h2>
        <CorrectForm data={data} onCorrected={setData} />
      </section>
      <Kept data={data} />
      <section className={styles.card} aria-labelledby="photos">
        <h2 id="photos">{t('photos.title')}</h2>
        {photos}
      </section>
      <section className={styles.card} aria-labelledby="devices">
        <h2 id="devices">{t('devices:title')}</h2>
        {devices}
      </section>
      <section className={styles.card} aria-labelledby="export">
        <h2 id="export">{t('export.title')}</h2>
        <p>{t('export.text')}</p>
        <ButtonAnchor wide href={EXPORT_URL} download icon={<Download aria-hidden="true" />}>
          {t('export.action')}
        </ButtonAnchor>
      </section>
      <DeleteAccount mobile={data.mobile} onDeleted={onDeleted} />
      <Contact />
    </div>
  );
}

const COUNTED = ['messages', 'files', 'quotations', 'payments', 'dispatches', 'logins'] as const;

function Kept({ data }: { data: Data }) {
  const { t, language } = useTranslation('mydata');
  const { notice } = data;
  return (
    <section className={styles.card} aria-labelledby="kept">
      <h2 id="kept">{t('kept.title')}</h2>
      <dl className={styles.kept}>
        <Fact label={t('kept.since')} value={formatDate(data.since, language)} />
        {COUNTED.map((what) => (
          <Fact key={what} label={t(`kept.${what}`)} value={data[what].toLocaleString('en-IN')} />
        ))}
        {notice ? <Fact label={t('kept.notice')} value={formatDate(notice.agreed_at, language)} /> : null}
      </dl>
      <SiteLink to="/privacy-policy" className={styles.link}>
        {t('kept.policy')}
      </SiteLink>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Contact() {
  const { t, language } = useTranslation('mydata');
  const { name, designation, phone, email } = useContent('people').grievance;
  return (
    <section className={styles.card} aria-labelledby="contact">
      <h2 id="contact">{t('contact.title')}</h2>
      <p>{t('contact.person', { name: name[language], designation: designation[language] })}</p>
      <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <a className={styles.link} href={`mailto:${email}`}>
        {email}
      </a>
    </section>
  );
}
