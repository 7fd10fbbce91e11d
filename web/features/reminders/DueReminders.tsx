import { AlarmClock, Check } from 'lucide-react';
import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { Reminder } from '#shared/contract/office/reminders.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import styles from './Reminders.module.css';
import { useEndReminder, useReminders } from './use-reminders.ts';

/** So many stand above the list; it must not push the farmers who wait off the screen. */
const SHOWN = 3;

interface DueRemindersProps {
  linkTo: (chatId: number) => Pick<LinkProps, 'to' | 'replace' | 'state'>;
}

/** Above the list: chats that have come back, with the reason, and the way to all that are yet to. */
export function DueReminders({ linkTo }: DueRemindersProps) {
  const { t } = useTranslation('reminders');
  const all = useReminders();
  const [isOpen, setOpen] = useState(false);
  const due = all.filter(({ rung }) => rung);
  if (due.length === 0 && !isOpen) return null;
  return (
    <section className={styles.due} aria-label={t('title')}>
      <ul className={styles.lines}>
        {due.slice(0, SHOWN).map((reminder) => (
          <Line key={reminder.id} reminder={reminder} linkTo={linkTo} />
        ))}
      </ul>
      {all.length > Math.min(due.length, SHOWN) ? (
        <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('all', { count: all.length })}
        </button>
      ) : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        <ul className={styles.lines}>
          {all.map((reminder) => (
            <Line key={reminder.id} reminder={reminder} linkTo={linkTo} onOpen={() => setOpen(false)} />
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

interface LineProps extends DueRemindersProps {
  reminder: Reminder;
  onOpen?: () => void;
}

function Line({ reminder, linkTo, onOpen }: LineProps) {
  const { t, language } = useTranslation('reminders');
  const end = useEndReminder();
  const { farmer, reason, due_at: dueAt, mine, who } = reminder;
  const more = [reason, mine ? '' : textIn(who.name, language), formatDateTime(dueAt, language)];
  return (
    <li className={styles.line}>
      <AlarmClock aria-hidden="true" />
      <Link {...linkTo(reminder.chat_id)} className={styles.link} onClick={onOpen}>
        <span className={styles.farmer}>{farmer}</span>
        <span className={styles.why}>{more.filter((word) => word !== '').join(' · ')}</span>
      </Link>
      <IconButton label={t('doneOf', { name: farmer })} onClick={() => void end(reminder)}>
        <Check aria-hidden="true" />
      </IconButton>
    </li>
  );
}
