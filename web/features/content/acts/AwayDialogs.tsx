import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { discardDraft, fetchItem, removeItem } from '../content.api.ts';
import { revisionOf } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { DESK, useItemTitle } from '../item-names.ts';
import { useAct } from './use-act.ts';

interface AwayDialogProps {
  draft: Draft;
  onClose: () => void;
}

/** Throws the draft away: what is published stays. */
export function DiscardDialog({ draft, onClose }: AwayDialogProps) {
  const { t } = useTranslation('desk');
  const act = useAct(draft);
  const navigate = useNavigate();
  const { kind, key, published } = draft.now.item;

  async function discard(): Promise<void> {
    const isDone = await act.run(async () => {
      await discardDraft({ kind, key, revision: revisionOf(draft.now.item) });
      draft.keeper.adopt(await fetchItem({ kind, key }));
    });
    onClose();
    if (!isDone) return;
    showToast(t('discard.done'), { tone: 'success' });
    // An article that was never published is nowhere now.
    if (published === null) await navigate(DESK);
  }

  return (
    <ConfirmDialog
      open
      title={t('discard.title')}
      confirmLabel={t('discard.do')}
      busy={act.isBusy}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      <p>{t(published === null ? 'discard.newText' : 'discard.text')}</p>
    </ConfirmDialog>
  );
}

/** Takes an article out of the list; its history keeps it. */
export function RemoveDialog({ draft, onClose }: AwayDialogProps) {
  const { t } = useTranslation('desk');
  const act = useAct(draft);
  const titleOf = useItemTitle();
  const { item, body } = draft.now;
  const { kind, key, version } = item;

  async function remove(): Promise<void> {
    const isDone = await act.run(async () =>
      draft.keeper.adopt((await removeItem({ kind, key, version })).item),
    );
    onClose();
    if (isDone) showToast(t('remove.done'), { tone: 'success' });
  }

  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name: titleOf(item, body.name) })}
      confirmLabel={t('remove.do')}
      busy={act.isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
