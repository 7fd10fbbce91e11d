/** Assignments: who works in the office, and who is away. */
export { type ColleagueRow, listColleagues } from './assignments.store.ts';
