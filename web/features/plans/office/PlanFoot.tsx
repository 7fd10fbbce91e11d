import { Send } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import styles from './Composer.module.css';
import { PlanDraftNotice } from './PlanDraftNotice.tsx';
import type { Judgement } from './use-judgement.ts';
import type { DraftState } from './use-plan-draft.ts';
import type { PlanVoice, useSendPlan } from './use-send-plan.ts';

interface PlanFootProps {
  draft: DraftState;
  judgement: Judgement;
  sending: ReturnType<typeof useSendPlan>;
  isWritten: boolean;
  waitsFor: PlanVoice['waitsFor'];
}

/** What still stands between the plan and the farmer, and the one key that sends it. */
export function PlanFoot({ draft, judgement, sending, isWritten, waitsFor }: PlanFootProps) {
  const { t } = useTranslation('plans');
  const { answer, isFailed } = judgement;
  const stops = answer?.stops.length ?? 0;
  const open = answer?.warnings.filter(({ id }) => !draft.reasons[id]?.trim()).length ?? 0;
  const isNamed = draft.plan.problem.key !== null || draft.plan.problem.name.trim() !== '';
  const mayGo = isWritten && isNamed && answer !== null && stops + open === 0 && draft.save !== 'other';
  const said = isFailed
    ? t('notJudged')
    : !isNamed
      ? t('toName')
      : [
          stops > 0 ? t('stops', { count: stops }) : '',
          open > 0 ? t('toReason', { count: open }) : '',
          waitsFor === 'choice' ? t('voice.toChoose') : '',
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <>
      <FormProblem problem={sending.problem} />
      <div className={styles.send}>
        <p role="status" className={styles.said} data-stops={stops > 0}>
          {said}
        </p>
        <PlanDraftNotice draft={draft} />
        <Button
          type="submit"
          icon={<Send aria-hidden="true" />}
          disabled={!mayGo || judgement.isStale || waitsFor !== null}
          busy={sending.isBusy}
        >
          {t(draft.plan.lines.length === 0 ? 'sendNoSpray' : 'send')}
        </Button>
      </div>
    </>
  );
}
