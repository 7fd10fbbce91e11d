/** Content: what the owner changes of the shop. */

export { catchUp } from './follow.ts';
export { takeOverFiles } from './take-over.ts';
