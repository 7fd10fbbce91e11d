import { useState } from 'react';
import { Emergency } from '../../features/guide/search/SearchCards.tsx';
import { answersTo } from '../../features/guide/search/search-answers.ts';
import { loadStrings, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';

/** With its words: an app that shows it late has not loaded them. */
export async function loadPoisonNotice() {
  await loadStrings(['guidesearch']);
  return { default: PoisonNotice };
}

/** Whom to ring, where what was just sent speaks of a poisoning: nobody at the desk may read it for hours. Stays until it is closed. */
export function PoisonNotice({ said }: { said: readonly string[] }) {
  const { t } = useTranslation('common');
  const [read, setRead] = useState(0);
  if (!said.slice(read).some((words) => answersTo(words).isEmergency)) return null;
  return (
    <div role="alert">
      <Emergency />
      <Button tone="quiet" wide onClick={() => setRead(said.length)}>
        {t('action.close')}
      </Button>
    </div>
  );
}
