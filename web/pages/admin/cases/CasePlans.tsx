import { useState } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import type { Language } from '#shared/domain/languages.ts';
import { PlanComposer } from '../../../features/plans/office/PlanComposer.tsx';
import { SentPlans } from '../../../features/plans/office/SentPlans.tsx';
import { ReviewOfPlan } from '../../../features/reviews/ReviewWords.tsx';
import { useAbility } from '../../../lib/abilities.ts';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './CasePanel.module.css';
import { PlanVoiceBar, usePlanVoice } from './PlanVoiceBar.tsx';

interface CasePlansProps {
  it: Case;
  farmerLanguage: Language;
  guard: SendGuard;
  onSent: () => void;
}

/** The plans of a case: those that were sent, and the one that is being written. */
export function CasePlans({ it, farmerLanguage, guard, onSent }: CasePlansProps) {
  const { t } = useTranslation('cases');
  const mayWrite = useAbility('plan.write');
  const [isNext, setNext] = useState(false);
  const said = usePlanVoice(it);
  const isWriting = it.has_draft || it.plan_ids.length === 0 || isNext;
  return (
    <section className={styles.plans} aria-label={t('plan')}>
      <SentPlans
        of={it}
        openId={isWriting ? null : (it.plan_ids[0] ?? null)}
        noteOf={(planId) => <ReviewOfPlan caseId={it.id} planId={planId} />}
      />
      {mayWrite ? (
        isWriting ? (
          <PlanComposer
            of={it}
            farmerLanguage={farmerLanguage}
            guard={guard}
            voice={said.plan}
            voiceBar={<PlanVoiceBar said={said} />}
            onSent={onSent}
            onFact={leadToFact}
          />
        ) : (
          <Button tone="secondary" onClick={() => setNext(true)}>
            {t('newPlan')}
          </Button>
        )
      ) : (
        <p className={styles.note}>{t('readOnly')}</p>
      )}
    </section>
  );
}

/** Opens the facts of the case that this one is asked with, and brings the cursor into its field. */
function leadToFact(name: string): void {
  const group = document.querySelector(`[data-facts~="${name}"]`);
  const folded = group?.closest('details');
  if (folded) folded.open = true;
  group?.querySelector('button')?.click();
  // The fields stand there with the next drawing.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-fact="${name}"] :is(input, select)`);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
