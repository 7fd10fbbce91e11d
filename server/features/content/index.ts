/** Content: what the owner changes of the shop. */

export { contentAt, keepShippedPolicies } from './archive.ts';
export { saveDraft } from './edit-draft.ts';
export { filesOf, photoFilesOf, publishItems, readFiles } from './files.ts';
export { catchUp } from './follow.ts';
export { insertPicture } from './pictures/pictures.store.ts';
export { waitsForSecond } from './publish.policy.ts';
export { contentWithDraft, readItem } from './read-desk.ts';
export { takeOverFiles } from './take-over.ts';
