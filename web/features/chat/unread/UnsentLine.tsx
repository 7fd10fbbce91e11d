import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { useIsRefused } from './refused-sends.ts';
import styles from './UnsentLine.module.css';

/** In the office's list: something written here was not taken, before the last message. */
export function UnsentLine({ chatId, children }: { chatId: number; children: ReactNode }) {
  const { t } = useTranslation('office');
  if (!useIsRefused(chatId)) return children;
  return (
    <>
      <span className={styles.mark}>{t('unsent.mark')}</span> {children}
    </>
  );
}
