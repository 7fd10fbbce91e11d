import { useState } from 'react';
import { Emergency } from '../../features/guide/search/SearchCards.tsx';
import { answersTo } from '../../features/guide/search/search-answers.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';

/**
 * Whom to ring, where what was just sent speaks of a poisoning: nobody at the desk may read it for hours. Stays until it is closed.
 * @param said what was sent since the screen was opened, `|` before each message
 */
export function PoisonNotice({ said }: { said: string }) {
  const { t } = useTranslation('common');
  const [read, setRead] = useState(0);
  const since = said.slice(read).split('|');
  if (!since.some((words) => answersTo(words).isEmergency)) return null;
  return (
    <div role="alert">
      <Emergency />
      <Button tone="quiet" wide onClick={() => setRead(said.length)}>
        {t('action.close')}
      </Button>
    </div>
  );
}
