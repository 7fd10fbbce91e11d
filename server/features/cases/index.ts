/** Cases: what a plan is for. Whoever locks more than one row takes the chat first, then the case. */

export {
  addCaseMessage,
  type CaseRow,
  deleteCase,
  findCase,
  lockCase,
  moveCaseMessages,
  type Standing,
  setAdvised,
  setFacts,
  setFollowed,
  setStanding,
} from './cases.store.ts';
export { announceCases } from './change-case.ts';
export { promiseCases, relieveCases } from './promise-cases.ts';
