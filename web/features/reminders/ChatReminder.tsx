import { AlarmClock, Check, X } from 'lucide-react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { Reminder } from '#shared/contract/office/reminders.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import styles from './Reminders.module.css';
import { SetReminder } from './SetReminder.tsx';
import { useEndReminder, useReminders } from './use-reminders.ts';

interface ChatReminderProps {
  chat: ChatSummary;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** When the open chat comes back, and why; done with in one press once it has. */
export function ChatReminder({ chat, isOpen, onOpen, onClose }: ChatReminderProps) {
  const { t } = useTranslation('reminders');
  const mayRemind = useAbility('inbox.manage');
  const here = useReminders().filter(({ chat_id }) => chat_id === chat.id);
  const own = here.find(({ mine }) => mine);
  if (!mayRemind) return null;
  return (
    <div className={styles.strip} data-empty={here.length === 0}>
      {here.length > 0 ? (
        <ul className={styles.chips} aria-label={t('ofChat')}>
          {here.map((reminder) => (
            <Chip key={reminder.id} reminder={reminder} />
          ))}
        </ul>
      ) : null}
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        title={`${own ? t('change') : t('set')} (Alt+Z)`}
        data-shortcut="z"
        onClick={onOpen}
      >
        <AlarmClock aria-hidden="true" />
        {own ? t('changeShort') : t('setShort')}
      </button>
      {isOpen ? <SetReminder chatId={chat.id} before={own} onClose={onClose} /> : null}
    </div>
  );
}

function Chip({ reminder }: { reminder: Reminder }) {
  const { t, language } = useTranslation('reminders');
  const end = useEndReminder();
  const when = formatDateTime(reminder.due_at, language);
  const Sign = reminder.rung ? Check : X;
  return (
    <li className={styles.chip} data-due={reminder.rung}>
      <span>
        {reminder.rung ? t('due') : when}
        {reminder.reason === '' ? '' : `: ${reminder.reason}`}
        {reminder.mine ? '' : ` (${textIn(reminder.who.name, language)})`}
      </span>
      <IconButton
        className={styles.end}
        label={reminder.rung ? t('done') : t('drop', { when })}
        onClick={() => void end(reminder)}
      >
        <Sign aria-hidden="true" />
      </IconButton>
    </li>
  );
}
