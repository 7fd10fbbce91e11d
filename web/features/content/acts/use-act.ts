import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import type { Draft } from '../draft/use-draft.ts';

/** An act on an item, one at a time; what went wrong is said, and what a colleague did meanwhile is shown. */
export function useAct(draft: Draft): {
  isBusy: boolean;
  /** @returns whether it was done */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
} {
  const { t } = useTranslation('desk');
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      await draft.keeper.act(work);
      return true;
    } catch (error) {
      showToast(errorText(error, t('act.failed')), { tone: 'error' });
      if (error instanceof HttpError && error.status === 409) await draft.keeper.look().catch(() => false);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
