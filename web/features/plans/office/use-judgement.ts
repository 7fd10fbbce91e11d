import { useEffect, useState } from 'react';
import type { JudgePlanAnswer, PlanBody } from '#shared/contract/office/plans.ts';
import { useHolds } from '../holds/Holds.tsx';
import { judge } from './plans.api.ts';

const ASK_AFTER_MS = 300;

export interface Judgement {
  /** Of the plan as it is now, or the newest that came; null before the first. */
  answer: JudgePlanAnswer | null;
  /** What is shown belongs to the plan before the last key, or to what was known of the case or held before. */
  isStale: boolean;
  isFailed: boolean;
}

/**
 * What the gates say of the plan while it is written. Asked a moment after the last key; an answer that is overtaken is dropped.
 * @param caseVersion the facts of the case are judged too
 */
export function useJudgement(caseId: number, plan: PlanBody, caseVersion: number): Judgement {
  const holds = useHolds();
  const [answer, setAnswer] = useState<JudgePlanAnswer | null>(null);
  const [asked, setAsked] = useState<readonly unknown[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      judge(caseId, plan, abort.signal).then(
        (found) => {
          if (abort.signal.aborted) return;
          setAnswer(found);
          setAsked([plan, caseVersion, holds]);
          setFailed(false);
        },
        () => {
          if (!abort.signal.aborted) setFailed(true);
        },
      );
    }, ASK_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [caseId, plan, caseVersion, holds]);
  const isStale = [plan, caseVersion, holds].some((each, at) => each !== asked[at]);
  return { answer, isStale, isFailed };
}
