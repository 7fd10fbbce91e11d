import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { askDoctor } from './ask-doctor.ts';

function AskDoctor({ text }: { text: string }) {
  const { t } = useTranslation('guide');
  return (
    <Button tone="accent" onClick={() => askDoctor(text)}>
      {t('ask.action')}
    </Button>
  );
}

export default {
  name: 'AskDoctor',
  wake: 'use',
  words: ['guide'],
  Component: AskDoctor,
} satisfies ReactIsland<{ text: string }>;
