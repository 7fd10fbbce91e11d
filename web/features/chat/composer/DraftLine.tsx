import type { ReactNode } from 'react';
import { draftKey } from '../../../lib/device/local-store.ts';
import { useStored } from '../../../lib/device/use-stored.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { officeOwner } from '../../../lib/office/remembered-person.ts';
import styles from './DraftLine.module.css';

/** In the office's list: the answer begun in this browser and not sent, in the place of the last message. */
export function DraftLine({ chatId, children }: { chatId: number; children: ReactNode }) {
  const { t } = useTranslation('office');
  const draft = (useStored(draftKey(officeOwner(chatId))) ?? '').replace(/\s+/g, ' ').trim();
  if (draft === '') return children;
  return (
    <>
      <span className={styles.mark}>{t('draft.mark')}</span> <span>{draft}</span>
    </>
  );
}
