import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { HealthAnswer } from '#shared/contract/health.ts';
import { useProvenAbility } from '../../lib/abilities.ts';
import { getJson } from '../../lib/http.ts';

/** Whether something wants a telephone call today. */
export const isNotWell = (health: HealthAnswer | undefined): boolean =>
  health !== undefined &&
  (health.faults.length > 0 || health.checks.some(({ verdict }) => verdict === 'act'));

const LOOK_AGAIN_MS = 5 * 60_000;

/** How the machine and its backups are, looked up again every few minutes by those who may know. */
export function useHealth(): UseQueryResult<HealthAnswer> {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => getJson<HealthAnswer>('/admin/health', { signal }),
    enabled: useProvenAbility('health.read'),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
}
