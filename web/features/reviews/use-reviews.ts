import { useQuery } from '@tanstack/react-query';
import type { ReviewAnswer, ReviewMonthsAnswer, ReviewsAnswer } from '#shared/contract/office/reviews.ts';
import type { ReviewList } from '#shared/domain/plan/completeness.ts';
import { useProvenAbility } from '../../lib/abilities.ts';
import { getJson } from '../../lib/http.ts';

/** Where the query client keeps them all. */
export const REVIEWS = 'reviews';

export function useReviews(list: ReviewList) {
  const enabled = useProvenAbility('plan.write');
  return useQuery({
    queryKey: [REVIEWS, list],
    queryFn: async ({ signal }) =>
      (await getJson<ReviewsAnswer>('/admin/reviews', { signal, query: { list } })).reviews,
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}

/** Those of one case that are answered. */
export function useReviewsOfCase(caseId: number) {
  const enabled = useProvenAbility('plan.write');
  return useQuery({
    queryKey: [REVIEWS, 'case', caseId],
    queryFn: async ({ signal }) => {
      const query = { list: 'done', case_id: caseId };
      return (await getJson<ReviewsAnswer>('/admin/reviews', { signal, query })).reviews;
    },
    enabled,
  });
}

export function useReview(id: number) {
  const enabled = useProvenAbility('plan.write');
  return useQuery({
    queryKey: [REVIEWS, id],
    queryFn: ({ signal }) => getJson<ReviewAnswer>(`/admin/reviews/${id}`, { signal }),
    enabled,
    refetchOnMount: 'always',
  });
}

export function useReviewMonths() {
  const enabled = useProvenAbility('plan.write');
  return useQuery({
    queryKey: [REVIEWS, 'months'],
    queryFn: async ({ signal }) =>
      (await getJson<ReviewMonthsAnswer>('/admin/reviews/months', { signal })).months,
    enabled,
    refetchOnMount: 'always',
  });
}
