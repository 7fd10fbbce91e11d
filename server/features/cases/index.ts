/** Cases: what a plan is for. Whoever locks more than one row takes the chat first, then the case. */
export { announceCases } from './announce-cases.ts';
export {
  type CaseRow,
  deleteCase,
  findCase,
  lockCase,
  moveCaseMessages,
  setAdvised,
  setFacts,
} from './cases.store.ts';
