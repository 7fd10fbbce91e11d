import type { Alert, AlertWords } from '#shared/contract/office/alerts.ts';
import { type DraftNow, VersionedDraft } from '../../../lib/office/versioned-draft.ts';
import { fetchAlert, saveAlert } from './alerts.api.ts';

interface Written {
  words: AlertWords;
  taluks: readonly string[];
}

export type AlertNow = DraftNow<Written, Alert>;
export type AlertDraft = VersionedDraft<Written, Alert>;

/** The draft of an alert, kept on the server over the version it began from. */
export function draftOf(alert: Alert): AlertDraft {
  return new VersionedDraft<Written, Alert>(
    {
      save: ({ words, taluks }, { version }) => saveAlert(alert.id, { version, words, taluks: [...taluks] }),
      read: async () => {
        const now = await fetchAlert(alert.id);
        return now.state === 'draft' ? now : null;
      },
      writtenIn: ({ words, taluks }) => ({ words, taluks }),
      changedCode: 'ALERT_CHANGED',
    },
    alert,
  );
}
