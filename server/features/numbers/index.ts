/** Numbers: how long farmers waited, for whoever tells them how long it takes. */
export { readAnswerTimes } from './answer-times.store.ts';
