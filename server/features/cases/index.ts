/** Cases: what a plan is for. Whoever locks more than one row takes the chat first, then the case. */
export { announceCases } from './announce-cases.ts';
export {
  addCaseMessage,
  type CaseRow,
  deleteCase,
  findCase,
  lockCase,
  moveCaseMessages,
  setAdvised,
  setFacts,
  setFollowed,
} from './cases.store.ts';
export { promiseCases, relieveCases } from './promise-cases.ts';
