import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import styles from './Composer.module.css';
import { useFindingWords } from './Findings.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { fetchSentPlans } from './plans.api.ts';

/** The plans that were sent in a case, newest first, each as the farmer has it, with the reasons for its warnings. */
function useSentPlans(caseId: number, planIds: readonly number[]) {
  const { data } = useQuery({
    queryKey: ['sent-plans', caseId, planIds],
    queryFn: ({ signal }) => fetchSentPlans(caseId, signal),
    enabled: planIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

interface SentPlansProps {
  of: { id: number; plan_ids: readonly number[] };
  /** Unfolded at once: what a press in the thread has asked for. */
  openId: number | null;
  /** What is to be said of a plan beside it. */
  noteOf: (planId: number) => ReactNode;
}

export function SentPlans({ of, openId, noteOf }: SentPlansProps) {
  const { t, language } = useTranslation('plans');
  const wordsOf = useFindingWords();
  const plans = useSentPlans(of.id, of.plan_ids) ?? [];
  return plans.map(({ card, by, sent_at: at, warnings }) => (
    <details key={card.id} className={styles.sent} open={card.id === openId}>
      <summary>
        <strong>{textIn(card.problem.name, language)}</strong>
        <span>{t('sentBy', { who: textIn(by, language), when: formatDateTime(at, language) })}</span>
      </summary>
      {noteOf(card.id)}
      {warnings.map((each) => (
        <p key={each.id} className={styles.note}>
          {t('reasonGiven', { warning: wordsOf(each), reason: each.reason })}
        </p>
      ))}
      <PlanPreview card={card} language={language} isStale={false} />
    </details>
  ));
}
