import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectSocket } from '../../../lib/socket.ts';
import { DraftSaver, type DraftSnapshot } from './draft-saver.ts';

export type { Reasons } from './draft-saver.ts';

export interface DraftState extends DraftSnapshot {
  saver: DraftSaver;
}

/** The one draft of a case, which saves itself; what a colleague writes meanwhile is shown to who has typed nothing. */
export function usePlanDraft(caseId: number, chatId: number): DraftState {
  const [saver] = useState(() => new DraftSaver(caseId));
  const now = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    void saver.load();
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
  }, [saver, chatId]);
  return { ...now, saver };
}
