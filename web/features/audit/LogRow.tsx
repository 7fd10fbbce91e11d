import { Link } from 'react-router';
import type { LogLine } from '#shared/contract/office-log.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../lib/time.ts';
import styles from './OfficeLog.module.css';
import { useActWords } from './use-act-words.ts';

/** One act: when, what, in whose chat, by whom and from where. */
export function LogRow({ line }: { line: LogLine }) {
  const { t, language } = useTranslation('log');
  const words = useActWords()(line);
  const { at, chat, who, ip } = line;
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={at} title={formatDateTime(at, language)}>
        {formatTime(at)}
      </time>
      <div className={styles.what}>
        <p>
          <span className={styles.act}>{words.title}</span>
          {chat ? (
            <>
              {' · '}
              <Link to={`/admin?chat=${chat.id}`} aria-label={t('openChat', { name: chat.name })}>
                {chat.name}
              </Link>
            </>
          ) : null}
        </p>
        {words.more.map((sentence) => (
          <p key={sentence} className={styles.more}>
            {sentence}
          </p>
        ))}
      </div>
      <p className={styles.who}>
        <span>{who ?? t('nobody')}</span>
        {ip ? <span className={styles.ip}>{t('from', { ip })}</span> : null}
      </p>
    </li>
  );
}
