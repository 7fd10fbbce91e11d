import type { KeptIntake } from '../draft/intake-database.ts';
import type { IntakeTools, SentFile } from './intake-tools.ts';

/** Nothing that was made lighter weighs this much. */
const HEAVY_BYTES = 1_000_000;

/**
 * Photos and voices of what is told, in order. A photo that the page died over before it was made lighter is made so now: as the
 * camera wrote it, it may be more than the chat takes.
 */
export async function sentFiles(
  { draft, files }: KeptIntake,
  lighten: IntakeTools['lighten'],
): Promise<SentFile[]> {
  const sent: SentFile[] = [];
  for (const { clientId } of [...draft.photos, ...draft.voices]) {
    const file = files.get(clientId);
    if (file) sent.push({ clientId, file: file.blob.size < HEAVY_BYTES ? file : await lighten(file) });
  }
  return sent;
}
