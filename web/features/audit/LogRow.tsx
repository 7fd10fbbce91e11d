import { Link } from 'react-router';
import type { LogLine } from '#shared/contract/office-log.ts';
import { textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../lib/time.ts';
import styles from './OfficeLog.module.css';
import { useActWords } from './use-act-words.ts';

/** One act: when, what, in whose chat, by whom and from where. */
export function LogRow({ line }: { line: LogLine }) {
  const { t, language } = useTranslation('log');
  const words = useActWords()(line);
  const { at, chat, ip } = line;
  const about = aboutOf(line, language);
  const who = useWho()(line);
  const readsChats = useAbility('inbox.read');
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={at} title={formatDateTime(at, language)}>
        {formatTime(at)}
      </time>
      <div className={styles.what}>
        <p>
          <span className={styles.act}>{words.title}</span>
          {about ? ` · ${about}` : null}
          {chat ? (
            <>
              {' · '}
              {readsChats ? (
                <Link to={`/admin?chat=${chat.id}`} aria-label={t('openChat', { name: chat.name })}>
                  {chat.name}
                </Link>
              ) : (
                chat.name
              )}
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
        <span>{who}</span>
        {ip ? <span className={styles.ip}>{t('from', { ip })}</span> : null}
      </p>
    </li>
  );
}

/** Who did it: a person, the settings of the machine, or nobody who was logged in. */
export function useWho(): (line: LogLine) => string {
  const { t, language } = useTranslation('log');
  return ({ who, detail }) => {
    if (who) return textIn(who, language);
    return t(detail.by === 'settings' ? 'settings' : 'nobody');
  };
}

/** Whom a change of people was about: by name, or by address while they have not joined. */
export function aboutOf({ about, address }: LogLine, language: Language): string | null {
  return about ? textIn(about, language) : address;
}
