/** Files that arrive in pieces, over lines that break: the tus 1.0 protocol and the bytes on their way. */
export { createResumable, type Resumable, type TusAnswer } from './resumable.ts';
