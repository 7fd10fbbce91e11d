import { AppError } from '../errors.ts';
import { fileTypeOf } from './file-types.ts';
import {
  encodeCut,
  encodeExcerpt,
  encodeImage,
  encodePreview,
  forgetOtherReaders,
} from './image-encoding.ts';
import type { ImageAnswer, ImageTask } from './image-process.ts';

// The whole program of the process that opens strangers' pictures; see image-process.ts.
forgetOtherReaders();

process.on('message', (task: ImageTask) => {
  answer(task).then(
    (done) => process.send?.(done),
    (fault: unknown) => process.send?.(faultOf(fault)),
  );
});
// Whoever started us is gone.
process.on('disconnect', () => process.exit(0));

async function answer(task: ImageTask): Promise<ImageAnswer> {
  if (task.kind === 'preview') return { path: await encodePreview(task.source) };
  if (task.kind === 'cut') return { path: await encodeCut(task.source, task.frame) };
  if (task.kind === 'excerpt') return encodeExcerpt(task.source, task.excerpt);
  const type = fileTypeOf(task.mime);
  if (!type) throw new Error(`${task.mime} is no picture`);
  const { path, width, height, type: stored } = await encodeImage(task.source, type);
  return { path, width, height, mime: stored.mime };
}

function faultOf(fault: unknown): ImageAnswer {
  if (fault instanceof AppError && fault.code === 'FILE_TOO_LARGE') return { fault: 'too large' };
  const said = String(fault);
  return { fault: /No space left on device|ENOSPC/.test(said) ? 'disk full' : 'unreadable', said };
}
