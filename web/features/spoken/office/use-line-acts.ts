import { useState } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { changeLine, type OfficeLine, sendRecording } from './use-lines.ts';

import type { Take } from './use-take.ts';

interface Acts {
  isBusy: boolean;
  /** Resolves to whether it is kept. */
  keep: (take: Take, said: string) => Promise<boolean>;
  undo: () => Promise<boolean>;
  remove: () => Promise<boolean>;
}

/** What is done to one line, one act at a time; what was refused is told, and the list is asked for again. */
export function useLineActs(
  { key: line, text, recording }: OfficeLine,
  language: Language,
  reload: () => Promise<unknown>,
): Acts {
  const { t } = useTranslation('spoken');
  const [isBusy, setBusy] = useState(false);
  const version = recording?.version ?? 0;

  async function act(work: () => Promise<unknown>, said: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      showToast(said, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
      return false;
    } finally {
      await reload().catch(() => {});
      setBusy(false);
    }
  }

  return {
    isBusy,
    keep: ({ clientId, sound, name, seconds }, said) =>
      act(
        () =>
          sendRecording(
            {
              client_id: clientId,
              line,
              language,
              text,
              version,
              ...(seconds === undefined ? {} : { seconds }),
            },
            sound,
            name,
          ),
        said,
      ),
    undo: () => act(() => changeLine('undo', { line, language, version }), t('undone')),
    remove: () => act(() => changeLine('remove', { line, language, version }), t('removed')),
  };
}
