import en from '#content/strings/en/plantext.json';
import kn from '#content/strings/kn/plantext.json';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import type { Localized } from '#shared/domain/by-language.ts';
import { planText } from '#shared/domain/plan/plan-text.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { currentLanguage, translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

const WORDS: Localized<typeof en> = { en, kn };

/** Copies a plan with its doses, in the language of the screen, and says whether it worked. */
export async function copyPlan(card: PlanCard): Promise<void> {
  const language = currentLanguage();
  const text = planText(card, { words: WORDS[language] ?? en, language, doses: true });
  const isCopied = await copyText(text);
  if (isCopied) showToast(translate('chat', 'menu.copied'), { tone: 'success' });
  else showToast(translate('chat', 'menu.copyFailed'), { tone: 'error' });
}
