import type { CropPage, CropProblem, CropSection } from '#shared/domain/guide/crop-content.ts';
import { textOf } from '../blocks.ts';
import type { Source } from '../library.ts';
import { type RenderContext, renderAll } from '../render.ts';
import { type CropPart, cropParts, isProblem } from './check-crop.ts';
import { seenProblem } from './seen.ts';

/** A crop's page whose drawings are still placeholders (`figureMark`). */
export type CompiledCrop = Omit<CropPage, 'picture' | 'figure' | 'seen'> & { picture: string };

/** Its faults have been told; here it is whole. */
export function compileCrop(
  { slug, head, blocks }: Source,
  context: RenderContext,
  terms: string,
): CompiledCrop {
  const { lead, parts } = cropParts(blocks);
  const isOf = (part: CropPart) => isProblem(slug, part);
  const sections = parts.filter((part) => !isOf(part)).map((part) => section(part, context));
  const last = sections.at(-1);
  if (last) last.html += terms;
  return {
    slug,
    title: head.title,
    pageTitle: head.pageTitle,
    summary: head.summary,
    dataDate: head.dataDate,
    sources: head.sources,
    picture: head.picture,
    lead: renderAll(lead, context),
    problems: parts.filter(isOf).map((part) => problem(part, context)),
    sections,
  };
}

function problem(part: CropPart, context: RenderContext): CropProblem {
  const sees = part.blocks.find((block) => block.kind === 'sees');
  const { html, ...rest } = section(part, context);
  return {
    ...rest,
    html: context.plate(rest.id) + html,
    sees: textOf(sees?.words ?? []),
    parts: sees?.parts ?? [],
    ...seenProblem(part.blocks, context),
  };
}

const section = ({ heading, blocks }: CropPart, context: RenderContext): CropSection => ({
  id: heading.id,
  title: textOf(heading.words),
  html: renderAll(blocks, context),
});
