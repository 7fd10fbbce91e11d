import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { changesOf } from '../changes/changes.ts';
import styles from '../draft/Item.module.css';
import type { Draft } from '../draft/use-draft.ts';
import type { ShownFaults } from '../draft/use-shown-faults.ts';
import { usePublish } from './use-publish.ts';

interface PublishDialogProps {
  draft: Draft;
  faults: ShownFaults;
  onClose: () => void;
}

/** Asks once, with what changes: before, and after. */
export function PublishDialog({ draft, faults, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { item, body } = draft.now;
  const { kind } = item;
  const mayPublish = useAbility('content.publish');
  const { busy, problem, publish } = usePublish(draft, faults);
  const isSame = changesOf(kind, item.published, body).length === 0;

  async function handlePublish(): Promise<void> {
    const end = await publish();
    if (end === 'published' || end === 'waiting') showToast(t(`publish.${end}`), { tone: 'success' });
    if (end !== 'failed') onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(mayPublish ? 'publish.title' : 'publish.askTitle')}
      className={styles.wideDialog}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button busy={busy} disabled={isSame} data-autofocus onClick={() => void handlePublish()}>
            {t(mayPublish ? 'act.publish' : 'act.ask')}
          </Button>
        </>
      }
    >
      <div className={styles.dialogBody}>
        <p>{t(item.published === null ? 'publish.new' : mayPublish ? 'publish.text' : 'publish.askText')}</p>
        <ChangeList kind={kind} before={item.published ?? {}} after={body} />
        <FormProblem problem={problem} />
      </div>
    </Dialog>
  );
}
