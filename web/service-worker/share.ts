import { keepShared } from '../features/pwa/shared-files.ts';

const MOST_FILES = 10;

/** Another app shares photos or words: they are put aside, and the chat opens to take them. */
export async function answerShare(request: Request): Promise<Response> {
  const arrived = await receive(request).catch((error: unknown) => {
    console.debug('shared items could not be kept', error);
    return false;
  });
  return Response.redirect(`/farmers?shared=${arrived ? '1' : '0'}`, 303);
}

async function receive(request: Request): Promise<boolean> {
  const form = await request.formData();
  const files = form
    .getAll('photos')
    .filter((part): part is File => part instanceof File && part.type.startsWith('image/'))
    .slice(0, MOST_FILES);
  const text = ['title', 'text', 'url']
    .map((field) => form.get(field))
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .join('\n');
  if (files.length === 0 && text === '') return false;
  await keepShared({ files, text });
  return true;
}
