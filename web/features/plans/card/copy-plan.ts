import type en from '#content/strings/en/plantext.json';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { planText } from '#shared/domain/plan/plan-text.ts';
import { wordsByLanguage } from '../../../lib/card-words.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { currentLanguage, translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

const WORDS = wordsByLanguage(
  import.meta.glob<typeof en>('../../../../content/strings/*/plantext.json', {
    eager: true,
    import: 'default',
  }),
);

/** Copies a plan with its doses, in the language of the screen, and says whether it worked. */
export async function copyPlan(card: PlanCard): Promise<void> {
  const language = currentLanguage();
  const text = planText(card, { words: WORDS[language], language, doses: true });
  const isCopied = await copyText(text);
  if (isCopied) showToast(translate('chat', 'menu.copied'), { tone: 'success' });
  else showToast(translate('chat', 'menu.copyFailed'), { tone: 'error' });
}
