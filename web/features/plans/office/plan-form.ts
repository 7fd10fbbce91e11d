/** The id of the form a plan is written in: a question beside its button may send it. */
export const PLAN_FORM = 'plan-form';
