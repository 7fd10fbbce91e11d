import type { PlanBody, PlanDraft } from '#shared/contract/office/plans.ts';
import type { Reasons } from '#shared/domain/plan/reasons.ts';
import { VersionedDraft } from '../../../lib/office/versioned-draft.ts';
import { emptyPlan, today } from './draft-plan.ts';
import { dropDraft, fetchDraft, saveDraft } from './plans.api.ts';

export interface WrittenPlan {
  plan: PlanBody;
  reasons: Reasons;
}

/** The one draft of a case, kept on the server over the version it began from; null until something is written. */
export class CasePlanDraft extends VersionedDraft<WrittenPlan, PlanDraft | null> {
  readonly #caseId: number;

  constructor(caseId: number) {
    super(
      {
        save: ({ plan, reasons }, base) =>
          saveDraft(caseId, { plan, reasons, version: base?.version ?? null }),
        read: () => fetchDraft(caseId),
        writtenIn: (draft) =>
          draft ? { plan: draft.plan, reasons: draft.reasons } : { plan: emptyPlan(today()), reasons: {} },
        changedCode: 'PLAN_CHANGED',
      },
      null,
    );
    this.#caseId = caseId;
  }

  async load(): Promise<void> {
    this.take(await fetchDraft(this.#caseId));
  }

  /** Looks whether a colleague has written; who has typed something themselves is told when theirs is saved. */
  async lookAgain(): Promise<void> {
    const draft = await fetchDraft(this.#caseId).catch(() => null);
    if (draft) this.receive(draft);
  }

  /** Takes the draft back off the server; what was written is answered, so that it can be put back. @throws {HttpError} */
  async drop(): Promise<WrittenPlan> {
    const { plan, reasons } = this.snapshot();
    await this.over(async () => {
      const { saved } = this.snapshot();
      if (saved) await dropDraft(this.#caseId, saved.version);
      return { saved: null, answer: null };
    });
    return { plan, reasons };
  }
}
