import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './TypingWords.module.css';

/** `onPage`: on white, where the words need a colour of their own; in the green bar they take the bar's. */
export function TypingWords({ onPage = false }: { onPage?: boolean }) {
  const { t } = useTranslation('presence');
  return <span className={classNames(styles.typing, onPage && styles.onPage)}>{t('typing')}</span>;
}
