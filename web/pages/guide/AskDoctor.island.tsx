import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { Button } from '../../ui/fields/Button.tsx';

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

/** Opens the chat with words in its box, also for somebody who has to log in first. */
export function askDoctor(text: string): void {
  void handOver(text);
}

async function handOver(text: string): Promise<void> {
  const { keepShared } = await import('../../features/pwa/shared-files.ts');
  const kept = await keepShared({ files: [], text }).then(
    () => true,
    // Where the browser keeps nothing the chat opens with an empty box.
    () => false,
  );
  location.assign(kept ? '/farmers?shared=1' : '/farmers');
}
