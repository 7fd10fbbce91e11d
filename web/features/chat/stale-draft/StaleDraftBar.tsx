import { MessageCircleWarning, Paperclip } from 'lucide-react';
import type { Message } from '#shared/contract/chat.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { COMPOSER_FORM } from '../composer/composer-form.ts';
import { useQuoteWords } from '../message/message-words.ts';
import { replyQuoteOf } from '../model/pending-message.ts';
import styles from './StaleDraftBar.module.css';

interface StaleDraftBarProps {
  /** Oldest first; not empty. */
  arrived: readonly Message[];
  /** The id of the form that is held back; without one the composer's. */
  form?: string;
  onReadFirst: (first: Message) => void;
}

/** Between what was begun and its sending: what has come meanwhile, and the two ways on. Enter is the second. */
export function StaleDraftBar({ arrived, form = COMPOSER_FORM, onReadFirst }: StaleDraftBarProps) {
  const { t } = useTranslation('office');
  const wordsOf = useQuoteWords();
  const [first] = arrived;
  const newest = arrived.at(-1);
  if (!first || !newest) return null;
  const from = newest.sender_role === 'farmer' ? 'newer.fromFarmer' : 'newer.fromColleague';
  return (
    <div className={styles.bar} role="alert">
      <MessageCircleWarning aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{t('newer.title', { count: arrived.length })}</p>
        <p className={styles.snippet}>{t(from, { snippet: wordsOf(replyQuoteOf(newest)) })}</p>
      </div>
      <div className={styles.ways}>
        <Button tone="secondary" onClick={() => onReadFirst(first)}>
          {t('newer.read')}
        </Button>
        <Button type="submit" form={form}>
          {t('newer.send')}
        </Button>
      </div>
    </div>
  );
}

/** Files put by to read what came meanwhile: still to be sent, one press away. */
export function WaitingFiles({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.bar} role="status">
      <Paperclip aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>{t('newer.waiting', { count })}</p>
      <div className={styles.ways}>
        <Button onClick={onShow}>{t('newer.show')}</Button>
      </div>
    </div>
  );
}
