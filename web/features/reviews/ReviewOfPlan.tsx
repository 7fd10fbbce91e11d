import { Said } from './ReviewWords.tsx';
import { useReviewsOfCase } from './use-reviews.ts';

/** Beside a sent plan: what a second doctor said of it, where it was drawn. */
export function ReviewOfPlan({ caseId, planId }: { caseId: number; planId: number }) {
  const { data = [] } = useReviewsOfCase(caseId);
  return <Said answer={data.find(({ plan_id: id }) => id === planId)?.answer ?? null} />;
}
