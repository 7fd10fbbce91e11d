import type { FastifyRequest } from 'fastify';
import { UploadQuoteFields } from '#shared/contract/quotes.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { parseFields, readMultipart } from '../../platform/http/multipart.ts';
import { type OfficeActor, officeOf } from '../identity/index.ts';

/** Reads POST /quotes/upload. Who asks is settled before the first byte of the document is taken in. */
export async function readUpload(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<{ actor: OfficeActor; fields: UploadQuoteFields; file: AcceptedFile | null }> {
  const actor = officeOf(request);
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
  const form = await readMultipart(request, {
    fileField: 'file',
    onFile: (part) =>
      ctx.files.accept({
        stream: part.stream,
        declaredName: part.fields.original_name ?? part.filename,
        purpose: 'quotation',
        uploader: { role: 'admin', id: actor.staffId },
      }),
  });
  try {
    return { actor, fields: parseFields(UploadQuoteFields, form.fields), file: form.file };
  } catch (error) {
    await form.file?.discard();
    throw error;
  }
}
