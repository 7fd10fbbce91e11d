import type { PhotoSlot } from '#shared/domain/intake/intake.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import type { KeptFile } from '../draft/intake-database.ts';
import { withPhoto } from '../draft/intake-draft.ts';
import type { KeptDraft } from '../draft/use-intake-draft.ts';
import type { IntakeTools } from '../wizard/intake-tools.ts';
import { checkPhoto } from './photo-check.ts';
import { photoFault } from './photo-verdict.ts';

/** These show one part: from afar nobody can tell what it has. */
const CLOSE: readonly PhotoSlot[] = ['part', 'underside'];

/** A photo as it came from the camera. */
export const rawPhoto = (chosen: File): KeptFile => ({
  blob: chosen,
  name: chosen.name,
  mimeType: chosen.type,
});

/** Kept as it is first: the phone may go before it is made lighter, or looked at. */
export async function takePhoto(
  slot: PhotoSlot,
  chosen: File,
  tools: IntakeTools,
  keep: KeptDraft['change'],
): Promise<void> {
  const taken = { slot, clientId: newClientId(), file: rawPhoto(chosen) };
  const { clientId, file } = taken;
  await keep((now) => withPhoto(now, { slot, clientId, fault: null }), { clientId, file });
  await lookAtPhoto(taken, tools, keep);
}

/** Makes a kept photo lighter and asks about it where it shows little. */
export async function lookAtPhoto(
  { slot, clientId, file }: { slot: PhotoSlot; clientId: string; file: KeptFile },
  { lighten }: IntakeTools,
  keep: KeptDraft['change'],
): Promise<void> {
  const lighter = await lighten(file);
  const measures = await checkPhoto(lighter.blob);
  const fault = measures && photoFault(measures, CLOSE.includes(slot));
  await keep(
    (now) =>
      now.photos.some((photo) => photo.clientId === clientId)
        ? withPhoto(now, { slot, clientId, fault })
        : now,
    lighter === file ? undefined : { clientId, file: lighter },
  );
}
