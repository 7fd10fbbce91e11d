import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PlanDraft } from '#shared/contract/office/plans.ts';
import type { DraftNow } from '../../../lib/office/versioned-draft.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { CasePlanDraft, type WrittenPlan } from './plan-draft.ts';

export type DraftState = DraftNow<WrittenPlan, PlanDraft | null> & {
  phase: 'loading' | 'failed' | 'ready';
  saver: CasePlanDraft;
  load: () => Promise<void>;
};

/** The one draft of a case, which saves itself; what a colleague writes meanwhile is shown to who has typed nothing. */
export function usePlanDraft(caseId: number, chatId: number): DraftState {
  const [saver] = useState(() => new CasePlanDraft(caseId));
  const [phase, setPhase] = useState<DraftState['phase']>('loading');
  const now = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const load = useCallback(
    () =>
      saver.load().then(
        () => setPhase('ready'),
        () => setPhase('failed'),
      ),
    [saver],
  );
  useEffect(() => {
    void load();
    const line = connectSocket('office');
    line.on('office:changed', (change) => {
      if (change.what === 'cases' && change.chat_id === chatId) void saver.lookAgain();
    });
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      line.release();
      // Whoever leaves the composer leaves nothing unsaved behind.
      void saver.flush();
    };
  }, [saver, load, chatId]);
  return { ...now, phase, saver, load };
}
