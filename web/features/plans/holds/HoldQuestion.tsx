import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { HoldsAnswer } from '#shared/contract/office/holds.ts';
import { errorText } from '../../../lib/error-text.ts';
import { postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskInput } from '../../../ui/desk/DeskFields.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';

/** Where the query client keeps what is held. */
export const HOLDS = ['plan-holds'] as const;

interface HoldQuestionProps {
  title: string;
  confirmLabel: string;
  /** Where it is sent, and what beside the reason. */
  path: string;
  body?: object;
  /** What is said once it is done. */
  done: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Holds something or lifts a hold, with a reason. Mount it to ask. */
export function HoldQuestion({
  title,
  confirmLabel,
  path,
  body,
  done,
  onClose,
  children,
}: HoldQuestionProps) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    if (reason.trim() === '') return;
    setBusy(true);
    try {
      client.setQueryData(HOLDS, await postJson<HoldsAnswer>(path, { ...body, reason: reason.trim() }));
      showToast(done, { tone: 'success' });
      onClose();
    } catch (error) {
      showToast(errorText(error, t('hold.failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {children}
      <DeskInput
        wide
        required
        label={t('hold.reason')}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
