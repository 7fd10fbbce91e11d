import type { AppContext } from './context.ts';
import type { Feature } from './feature.ts';
import type { EventViews, Hooks, Queries } from './hooks.ts';
import { sql } from './platform/database/db.ts';

/** The part of the context that the features make together. */
export interface Composed {
  hooks: Hooks<AppContext>;
  eventViews: EventViews<AppContext>;
  queries: Queries;
}

const NOTHING = sql`from (select where false) as nothing`;

/** The answers of empty tables. */
const NOBODY_ANSWERS: Queries = {
  findChatIdOf: async () => null,
  hasAnswered: async () => false,
  lastCallOf: async () => null,
  answerDueOf: async () => null,
  fromUnpaidOf: () => NOTHING,
  fromToSendOf: () => NOTHING,
  fromMentionsOf: () => NOTHING,
  holderOf: () => sql`null::jsonb`,
  isHeldBy: () => sql`false`,
  fromRemindersOf: () => NOTHING,
  selectReminded: () => sql`select null::bigint as chat_id, null::timestamptz as due_at where false`,
  isFree: () => sql`true`,
  labelsOf: () => sql`'[]'::jsonb`,
  hasLabels: () => sql`false`,
  selectChatsToSend: () => sql`select null::bigint where false`,
  selectPaidSince: () => sql`select null::bigint as chat_id, null::timestamptz as paid_since where false`,
  refundedOf: () => sql`0::bigint`,
  isInPayment: () => sql`false`,
  hasPlanDraft: () => sql`false`,
  planIdsOf: () => sql`'[]'::json`,
  advisedOf: () => sql`null::jsonb`,
  lrNumberOf: () => sql`null::text`,
};

/**
 * Makes one value of what the listed features declare. Each feature stands behind those it uses.
 * @throws when a feature uses one that is missing, or one that comes after it: then there is a circle, or the list is
 *   in the wrong order
 */
export function composeFeatures(features: readonly Feature[]): Composed {
  requireUsed(features.map(({ name, uses }) => ({ name, uses })));
  const hooks = features.flatMap((feature) => feature.hooks ?? []);
  return {
    hooks: {
      onMessageAppended: (...told) => hooks.flatMap((each) => each.onMessageAppended?.(...told) ?? []),
      async onPlanReported(...told) {
        for (const each of hooks) await each.onPlanReported?.(...told);
      },
      async onFarmerSend(...told) {
        for (const each of hooks) await each.onFarmerSend?.(...told);
      },
      async onPaymentSucceeded(...told) {
        for (const each of hooks) await each.onPaymentSucceeded?.(...told);
      },
      async onStaffLeavesChats(...told) {
        for (const each of hooks) await each.onStaffLeavesChats?.(...told);
      },
      async onSetAside(...told) {
        for (const each of hooks) await each.onSetAside?.(...told);
      },
      async onComeBack(...told) {
        for (const each of hooks) await each.onComeBack?.(...told);
      },
      async onMerge(...told) {
        for (const each of hooks) await each.onMerge?.(...told);
      },
      async onErase(...told) {
        for (const each of hooks.toReversed()) await each.onErase?.(...told);
      },
      async onPapersExpire(tx, before) {
        const files: string[] = [];
        for (const each of hooks) files.push(...((await each.onPapersExpire?.(tx, before)) ?? []));
        return files;
      },
      onExport: Object.assign({}, ...hooks.map((each) => each.onExport)),
    },
    eventViews: Object.assign({}, ...features.map((feature) => feature.eventViews)),
    queries: Object.assign({}, NOBODY_ANSWERS, ...features.map((feature) => feature.queries)),
  };
}

function requireUsed(features: readonly Pick<Feature, 'name' | 'uses'>[]): void {
  const listed = new Set(features.map(({ name }) => name));
  const before = new Set<string>();
  for (const { name, uses } of features) {
    if (before.has(name)) throw new Error(`the feature ${name} is listed twice`);
    for (const used of uses) {
      if (before.has(used)) continue;
      throw new Error(
        listed.has(used)
          ? `the feature ${name} uses ${used}, which does not stand before it: a circle, or the wrong order`
          : `the feature ${name} uses ${used}, which is not listed`,
      );
    }
    before.add(name);
  }
}
