import { useQueryClient } from '@tanstack/react-query';
import { Ban, LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { readReason } from '#shared/domain/text-safety.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { setBlocked } from '../inbox-store/inbox.api.ts';
import { patchChat } from '../inbox-store/inbox-store.ts';
import styles from './BlockControl.module.css';

/** Stops a farmer from writing, or lets them write again: in plain sight, one question before either. */
export function BlockControl({ chat }: { chat: ChatSummary }) {
  const { t } = useTranslation('inbox');
  const [isAsking, setAsking] = useState(false);
  const mayBlock = useAbility('customer.block');
  if (!mayBlock) return null;
  const Icon = chat.blocked ? LockOpen : Ban;
  const word = chat.blocked ? t('block.unblock') : t('block.block');
  return (
    <>
      <Button
        tone="quiet"
        className={chat.blocked ? styles.unblock : styles.block}
        icon={<Icon aria-hidden="true" />}
        aria-label={word}
        aria-haspopup="dialog"
        data-shortcut="b"
        onClick={() => setAsking(true)}
      >
        <span className={styles.word}>{word}</span>
      </Button>
      {isAsking ? <BlockQuestion chat={chat} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function BlockQuestion({ chat, onClose }: { chat: ChatSummary; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();
  // What is asked stays what was asked, even if another office browser blocks in the meantime.
  const [target] = useState(!chat.blocked);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const { name, mobile } = chat;

  async function handleConfirm() {
    const note = readReason(reason);
    if (target && note === null) {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      const { user } = await setBlocked({
        mobile,
        blocked: target,
        chat_id: chat.id,
        ...(note ? { reason: note } : {}),
      });
      patchChat(client, chat.id, { blocked: user.blocked });
      showToast(target ? t('block.nowBlocked', { name }) : t('block.nowUnblocked', { name }), {
        tone: 'success',
      });
      onClose();
    } catch (error) {
      showToast(errorText(error, t('block.failed')), { tone: 'error' });
      setBusy(false);
      if (error instanceof HttpError && error.code === 'DONE_ALREADY') onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      title={target ? t('block.blockTitle', { name }) : t('block.unblockTitle', { name })}
      confirmLabel={target ? t('block.block') : t('block.unblock')}
      tone={target ? 'danger' : 'primary'}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p className={styles.text}>{target ? t('block.blockText') : t('block.unblockText')}</p>
      {target ? (
        <TextField
          label={t('block.reason')}
          hint={t('block.reasonHint')}
          error={isMissing ? t('block.reasonMissing') : undefined}
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}
