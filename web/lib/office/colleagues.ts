import { useQuery } from '@tanstack/react-query';
import type { Colleague, ColleaguesAnswer } from '#shared/contract/office/assignments.ts';
import { getJson } from '../http.ts';

export type { Colleague };

const NONE: readonly Colleague[] = [];

/** Who works on chats, by name; asked for once, when somebody is to be named. */
export function useColleagueNames(isWanted: boolean): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) =>
      (await getJson<ColleaguesAnswer>('/admin/colleagues', { signal })).colleagues,
    enabled: isWanted,
    staleTime: 60_000,
  });
  return data ?? NONE;
}
