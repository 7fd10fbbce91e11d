import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { useRefreshLabels } from './use-labels.ts';

export interface LabelAct {
  busy: boolean;
  /** Does it and says so; whoever was slower than a colleague is told who that was. */
  run: (work: () => Promise<unknown>, done: string) => Promise<void>;
}

/** One change of the list of labels, and what is said of it. It closes its dialog unless it may be tried again as it stands. */
export function useLabelAct(onClose: () => void): LabelAct {
  const { t } = useTranslation('labels');
  const refresh = useRefreshLabels();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(work, done) {
      setBusy(true);
      try {
        await work();
        showToast(done, { tone: 'success' });
        onClose();
      } catch (error) {
        showToast(errorText(error, t('notDone')), { tone: 'error' });
        if (error instanceof HttpError && ['LABEL_CHANGED', 'NOT_FOUND'].includes(error.code)) onClose();
      }
      setBusy(false);
      await refresh();
    },
  };
}
