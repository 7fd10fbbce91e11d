import type { ReactNode } from 'react';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { LicenceEnd } from '../../ui/LicenceEnd.tsx';
import { Band } from '../../ui/site/Band.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import styles from './Seller.module.css';

const POLICIES = [
  { key: 'refund', to: '/refund-policy' },
  { key: 'return', to: '/return-policy' },
  { key: 'shipping', to: '/shipping-policy' },
] as const;

/** Who sells: what a seller must show of themselves before they take money. */
export function Seller() {
  const { t, language } = useTranslation(['products', 'common']);
  const { legalName, gstin, branches } = useContent('shop');
  const { phone, email, address } = useContent('contact');
  const { licences } = useContent('licences');
  const { expert, grievance } = useContent('people');
  return (
    <Band
      id="seller"
      tone="leaf"
      hill
      title={
        <>
          {t('seller.title')} <SampleMark of={['shop', 'contact', 'licences', 'people']} />
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact term={t('seller.legalName')}>{legalName}</Fact>
        <Fact term={t('seller.gstin')}>{gstin}</Fact>
        <Fact term={t('seller.head')}>{address[language].join(', ')}</Fact>
        <Fact term={t('seller.branches')}>{branches.map((branch) => branch[language]).join('; ')}</Fact>
        {licences.map(({ kind, number, validUntil, place }) => (
          <Fact key={number} term={t(`common:seller.licence.${kind}`)}>
            {number}, {place[language]}, <LicenceEnd validUntil={validUntil} className={styles.date} />
          </Fact>
        ))}
        <Fact term={t('common:seller.expert')}>
          {expert.name[language]}, {expert.qualification[language]}
        </Fact>
        <Fact term={t('seller.grievance')}>
          {grievance.name[language]}, <Telephone number={grievance.phone} />, <Letter to={grievance.email} />.{' '}
          {t('seller.promise')}
        </Fact>
        <Fact term={t('seller.care')}>
          <Telephone number={phone} />, <Letter to={email} />
        </Fact>
      </dl>
      <p className={styles.policies}>
        {t('seller.policies')}{' '}
        {POLICIES.map(({ key, to }) => (
          <SiteLink key={key} to={to}>
            {t(`seller.${key}`)}
          </SiteLink>
        ))}
      </p>
    </Band>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Telephone({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;
}

function Letter({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
