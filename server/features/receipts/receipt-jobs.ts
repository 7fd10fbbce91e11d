import { type Static, Type } from 'typebox';

/** The job that puts one receipt into its thread. */
export const DELIVER_JOB = 'receipts.deliver';

export const DeliverJob = Type.Object({ pid: Type.Integer() });
export type DeliverJob = Static<typeof DeliverJob>;
