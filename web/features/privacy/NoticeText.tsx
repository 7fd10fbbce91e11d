import { Languages } from 'lucide-react';
import { DATA_PROTECTION_BOARD } from '#content/privacy-notice.ts';
import { LANGUAGE_TABLE, otherLanguages } from '#shared/domain/languages.ts';
import { useContent } from '../../lib/content/content.ts';
import { switchLanguage, useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './Notice.module.css';

const KEPT = ['contact', 'chat', 'orders', 'logins'] as const;

/**
 * The notice of rule 3, DPDP Rules 2025: what is kept and what for, item by item, and what the reader may do. It
 * stands alone, in the reader's language, with every other one a press away.
 */
export function NoticeText({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t, language } = useTranslation(['notice', 'errors']);
  const { name, designation, phone, email } = useContent('people').grievance;
  const { legalName } = useContent('shop');
  const board = DATA_PROTECTION_BOARD[language];
  return (
    <div className={styles.text}>
      {otherLanguages(language).map((other) => (
        <Button
          key={other}
          tone="quiet"
          className={styles.language}
          lang={other}
          icon={<Languages aria-hidden="true" />}
          onClick={() =>
            switchLanguage(other).catch(() => showToast(t('errors:code.NETWORK'), { tone: 'error' }))
          }
        >
          {LANGUAGE_TABLE[other].invitation}
        </Button>
      ))}
      <p>{t('lead', { legalName })}</p>
      <Heading>{t('what.title')}</Heading>
      <dl className={styles.kept}>
        {KEPT.map((item) => (
          <div key={item}>
            <dt>{t(`what.${item}`)}</dt>
            <dd>{t(`what.${item}Why`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('never')}</p>
      <Heading>{t('rights.title')}</Heading>
      <ul className={styles.rights}>
        <li>{t('rights.see')}</li>
        <li>{t('rights.withdraw')}</li>
        <li>
          {t('rights.ask', { name: name[language], designation: designation[language] })}
          <br />
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> · <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          {t('rights.board')}{' '}
          <a href={board.url} target="_blank" rel="noopener">
            {board.name}
          </a>
        </li>
      </ul>
      <SiteLink to="/privacy-policy" className={styles.policy}>
        {t('policy')}
      </SiteLink>
    </div>
  );
}
