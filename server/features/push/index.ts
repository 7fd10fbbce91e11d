/** Push: what reaches a farmer or the office while their page is closed. */
export { queueStaffNews } from './staff-news.ts';
export { isReachedByPush } from './subscriptions.store.ts';
