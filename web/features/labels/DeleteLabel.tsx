import type { KeptLabel } from '#shared/contract/office/labels.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { ConfirmDialog } from '../../ui/sheets/Dialog.tsx';
import { deleteLabel } from './labels.api.ts';
import { useLabelAct } from './use-label-act.ts';

/** Asks first, with the number of chats that lose it: nothing brings it back to them. */
export function DeleteLabel({ label, onClose }: { label: KeptLabel; onClose: () => void }) {
  const { t, language } = useTranslation('labels');
  const { busy, run } = useLabelAct(onClose);
  return (
    <ConfirmDialog
      open
      title={t('manage.deleteTitle', { name: labelName(label, language) })}
      confirmLabel={t('manage.deleteYes')}
      busy={busy}
      onConfirm={() => void run(() => deleteLabel(label), t('manage.deleted'))}
      onCancel={onClose}
    >
      {t('manage.deleteText', { count: label.chats })}
    </ConfirmDialog>
  );
}
