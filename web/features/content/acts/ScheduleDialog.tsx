import { type FormEvent, useId, useState } from 'react';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { scheduleDraft } from '../content.api.ts';
import { revisionOf } from '../draft/draft-state.ts';
import styles from '../draft/Item.module.css';
import type { Draft } from '../draft/use-draft.ts';

interface ScheduleDialogProps {
  draft: Draft;
  onClose: () => void;
}

/** Before the shop opens. */
const USUAL_TIME = '06:00';

/** When the draft is to be published by itself, in Indian time. */
export function ScheduleDialog({ draft, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { kind, key, draft: saved } = draft.now.item;
  const formId = useId();
  const today = indiaDay(serverNow());
  const [day, setDay] = useState(() => isoDay(today + 1));
  const [time, setTime] = useState(USUAL_TIME);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function schedule(event: FormEvent): Promise<void> {
    event.preventDefault();
    const at = new Date(`${day}T${time}:00+05:30`);
    if (Number.isNaN(at.getTime()) || at <= serverNow()) return setProblem(t('schedule.past'));
    setBusy(true);
    try {
      const seen = { kind, key, revision: revisionOf(draft.now.item) };
      draft.keeper.adopt(await scheduleDraft({ ...seen, at: at.toISOString() }));
      showToast(t('schedule.done'), { tone: 'success' });
      onClose();
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error, t('act.failed')));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('schedule.title')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={saved === null}>
            {t('schedule.do')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.dialogBody} noValidate onSubmit={(event) => void schedule(event)}>
        <p>{t('schedule.text')}</p>
        <div className={styles.pair}>
          <TextField
            label={t('schedule.day')}
            type="date"
            min={isoDay(today)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextField
            label={t('schedule.time')}
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
        <FormProblem problem={problem} />
      </form>
    </Dialog>
  );
}
