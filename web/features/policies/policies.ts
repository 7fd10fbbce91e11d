import { POLICY_IDS, POLICY_PATHS, type PolicyId } from '#shared/domain/policy-paths.ts';

/** Whether a swipe to the right leaves a policy (specification, section 2). */
export const leavesBySwipe = (id: PolicyId): boolean => id !== 'terms';

/** The policy that stands at a path. */
export function policyAt(path: string): PolicyId {
  const id = POLICY_IDS.find((each) => POLICY_PATHS[each] === path);
  if (!id) throw new Error(`No policy stands at ${path}`);
  return id;
}
