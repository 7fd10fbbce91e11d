import { useState } from 'react';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { changesOf } from '../changes/changes.ts';
import { publishDraft } from '../content.api.ts';
import { revisionOf } from '../draft/draft-keeper.ts';
import styles from '../draft/Item.module.css';
import type { Draft } from '../draft/use-draft.ts';
import type { ShownFaults } from '../draft/use-shown-faults.ts';
import { focusField } from '../form/focus-field.ts';

interface PublishDialogProps {
  draft: Draft;
  faults: ShownFaults;
  onClose: () => void;
}

/** Asks once, with what changes: before, and after. */
export function PublishDialog({ draft, faults, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { item, body } = draft.now;
  const { kind, key } = item;
  const mayPublish = useAbility('content.publish');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isSame = changesOf(kind, item.published, body).length === 0;

  async function publish(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await publishDraft({ kind, key, revision: revisionOf(item) });
      draft.keeper.adopt(answer.item);
      showToast(t(`publish.${answer.outcome}`), { tone: 'success' });
      onClose();
    } catch (error) {
      await settle(error);
    }
  }

  async function settle(error: unknown): Promise<void> {
    setBusy(false);
    if (!(error instanceof HttpError)) throw error;
    if (error.code === 'CONTENT_INVALID') {
      faults.refuse(error.fields);
      faults.showAll();
      onClose();
      focusField(...Object.keys(error.fields));
    } else if (error.code === 'CONTENT_CHANGED') {
      onClose();
      await draft.keeper.look().catch(() => false);
    }
    const text = errorText(error, t('act.failed'));
    if (error.code === 'CONTENT_INVALID' || error.code === 'CONTENT_CHANGED')
      showToast(text, { tone: 'error' });
    else setProblem(text);
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
          <Button busy={busy} disabled={isSame} data-autofocus onClick={() => void publish()}>
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
