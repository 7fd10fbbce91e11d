/** The five policies: where each stands, and whether a swipe to the right leaves it (specification, section 2). */
export const POLICIES = {
  terms: { path: '/terms-and-conditions', swipeBack: false },
  privacy: { path: '/privacy-policy', swipeBack: true },
  refund: { path: '/refund-policy', swipeBack: true },
  return: { path: '/return-policy', swipeBack: true },
  shipping: { path: '/shipping-policy', swipeBack: true },
} as const;

export type PolicyId = keyof typeof POLICIES;

export const POLICY_IDS = Object.keys(POLICIES) as PolicyId[];

/** The policy that stands at a path. */
export function policyAt(path: string): PolicyId {
  const id = POLICY_IDS.find((each) => POLICIES[each].path === path);
  if (!id) throw new Error(`No policy stands at ${path}`);
  return id;
}
