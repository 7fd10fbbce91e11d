import { useRef, useState } from 'react';
import type { SentPlan } from '#shared/contract/office/plans.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { sendPlan } from './plans.api.ts';
import type { DraftState } from './use-plan-draft.ts';

interface Sending {
  isBusy: boolean;
  problem: string | null;
  /** @param seen newest position of the thread that the writer can have seen */
  send: (seen: number | undefined) => Promise<void>;
}

/**
 * Sends the draft once it is saved whole. A second tap waits for the first; after a dropped answer the same press sends
 * the same plan again and not another one.
 */
export function useSendPlan(caseId: number, draft: DraftState, onSent: (plan: SentPlan) => void): Sending {
  const { t } = useTranslation('plans');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const attempt = useRef<{ version: number; clientId: string } | null>(null);

  async function send(seen: number | undefined): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const version = await draft.saver.flush();
      if (version === null) return setProblem(t('notSavedYet'));
      if (attempt.current?.version !== version) attempt.current = { version, clientId: newClientId() };
      const { clientId } = attempt.current;
      const sent = await sendPlan(caseId, {
        client_id: clientId,
        version,
        ...(seen === undefined ? {} : { seen_seq: seen }),
      });
      attempt.current = null;
      draft.saver.clear();
      onSent(sent);
    } catch (error) {
      setProblem(errorText(error, t('notSent')));
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  return { isBusy, problem, send };
}
