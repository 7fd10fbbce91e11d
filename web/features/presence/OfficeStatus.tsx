import { useEffect, useState } from 'react';
import { BUSINESS } from '#content/business.ts';
import { isOpen } from '#shared/domain/working-hours.ts';
import { openingText, type SayHours, weekText } from '#shared/domain/working-hours-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './OfficeStatus.module.css';
import { TypingWords } from './TypingWords.tsx';
import { useOfficeOnline } from './use-office-online.ts';
import { useTyping } from './use-typing.ts';

/**
 * The line under the title of the farmer's chat: the office writes, the office is there, or when it answers.
 * The last two are told to those who hear the page when they change; every pause in writing is not.
 */
export function OfficeStatus({ chatId }: { chatId: number | null }) {
  const isTyping = useTyping('farmer', chatId);
  const isOnline = useOfficeOnline();
  const now = useMinutes();
  // A page left open in the office overnight is nobody at the desk: after hours the hours are the truth, and
  // whoever stayed on shows by writing.
  const isThere = isOnline && isOpen(BUSINESS.hours, now);
  return (
    <>
      {isTyping ? <TypingWords /> : null}
      <p role="status" className={isTyping ? styles.heard : styles.standing}>
        {isThere ? <Online /> : <Hours now={now} />}
      </p>
    </>
  );
}

function Online() {
  const { t } = useTranslation('presence');
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span>{t('online')}</span>
    </>
  );
}

function Hours({ now }: { now: Date }) {
  const { t } = useTranslation(['presence', 'common']);
  const say: SayHours = (key, values) => t(`common:hours.${key}`, values ?? {});
  const week = BUSINESS.hours;
  return (
    <>
      <span>{t('answers', { hours: weekText(week, say) })}</span>{' '}
      {isOpen(week, now) ? null : <span>{openingText(week, now, say)}</span>}
    </>
  );
}

const LOOK_AT_CLOCK_MS = 20_000;

/** The time, looked at a few times a minute: an opening passes while the page is open. */
function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = setInterval(() => setNow(new Date()), LOOK_AT_CLOCK_MS);
    return () => clearInterval(look);
  }, []);
  return now;
}
