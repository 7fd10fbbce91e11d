import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './FarmerTyping.module.css';
import { useTyping } from './use-typing.ts';

/** In the office: says that the farmer is writing, in the place of what stands there otherwise. */
export function FarmerTyping({ chatId, children }: { chatId: number; children: ReactNode }) {
  return useTyping('office', chatId) ? <TypingWords onPage /> : children;
}

/** `onPage`: on white, where the words need a colour of their own; in the green bar they take the bar's. */
export function TypingWords({ onPage = false }: { onPage?: boolean }) {
  const { t } = useTranslation('presence');
  return <span className={classNames(styles.typing, onPage && styles.onPage)}>{t('typing')}</span>;
}
