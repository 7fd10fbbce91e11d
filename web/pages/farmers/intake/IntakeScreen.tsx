import { useEffect, useEffectEvent, useState } from 'react';
import { isCropSlug } from '#shared/domain/guide/crop-pages.ts';
import type { ChatThread } from '../../../features/chat/live/use-chat-thread.ts';
import { isPlantPart, storedCrop } from '../../../features/intake/crops.ts';
import type { KeptIntake } from '../../../features/intake/draft/intake-database.ts';
import {
  type IntakeDraft,
  newDraft,
  withCrop,
  withPart,
  withPhoto,
} from '../../../features/intake/draft/intake-draft.ts';
import { keepBegun } from '../../../features/intake/draft/waiting-draft.ts';
import { rawPhoto } from '../../../features/intake/photo/take-photo.ts';
import { INTAKE_STRINGS } from '../../../features/intake/strings.ts';
import { IntakeWizard } from '../../../features/intake/wizard/IntakeWizard.tsx';
import '../../../features/intake/intake-words.ts';
import type { IntakeTools, VoiceSlotProps } from '../../../features/intake/wizard/intake-tools.ts';
import type { ToldSpray } from '../../../features/intake/wizard/SprayedStep.tsx';
import { forgetShared, readShared } from '../../../features/pwa/shared-files.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import type { ThreadTools } from '../panels.ts';
import { AnswerVoice } from './AnswerVoice.tsx';

interface IntakeScreenProps {
  thread: ChatThread;
  lent: ThreadTools;
  onClose: () => void;
}

/** With its words, so that the wizard does not come twice. */
export async function loadIntakeScreen() {
  await loadStrings(INTAKE_STRINGS);
  return IntakeScreen;
}

/** The wizard, with what the chat lends it: its recorder, its last spray, its outbox. */
function IntakeScreen({ thread, lent, onClose }: IntakeScreenProps) {
  const { owner, messages, send } = thread;
  const [Voice] = useState(() => (slot: VoiceSlotProps) => <AnswerVoice {...slot} lent={lent} />);
  const tools: IntakeTools = {
    lastSpray: lastSprayOf(messages),
    lighten: lent.downscalePhoto,
    realPhotos,
    Voice,
    async send(clientId, intake, files) {
      // In this order: what the card names comes after it.
      await Promise.all([
        send({ clientId, intake }),
        ...files.map((each) => send({ clientId: each.clientId, file: each.file })),
      ]);
    },
  };
  const start = useHanded(owner);
  if (start === 'coming') return null;
  return <IntakeWizard owner={owner} tools={tools} start={start} onClose={onClose} />;
}

/** What another page handed over, kept as what is begun; null where nothing was. */
function useHanded(owner: string): KeptIntake | null | 'coming' {
  const [begun, setBegun] = useState<KeptIntake | null | 'coming'>(() =>
    location.search.includes('crop=') ? 'coming' : null,
  );
  const receive = useEffectEvent(async () => {
    const shared = location.search.includes('shared=1') ? await readShared() : null;
    const handed = begunBy(location.search, shared);
    const isKept = await keepBegun(owner, handed);
    if (shared && isKept) await forgetShared(shared.id);
    // A reload must not begin anew. Before the questions have entries in the history, each with this address.
    history.replaceState(history.state, '', location.pathname);
    setBegun(handed);
  });
  const isComing = begun === 'coming';
  useEffect(() => {
    if (isComing) void receive();
  }, [isComing]);
  return begun;
}

function lastSprayOf(messages: ChatThread['messages']): ToldSpray | null {
  const spray = messages.findLast(({ meta, deleted }) => !deleted && meta.spray?.chemical)?.meta.spray;
  if (!spray?.chemical) return null;
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(spray.date ?? '') ?? [];
  return { chemical: spray.chemical, on: day ? `${year}-${month}-${day}` : null };
}

/** What was tapped on "What do you see?", as its address says it, and the photo that was taken there. */
function begunBy(search: string, shared: Awaited<ReturnType<typeof readShared>>): KeptIntake {
  const draft = withTaps(shared ? { ...newDraft(), clientId: shared.id } : newDraft(), search);
  const [photo] = shared?.files ?? [];
  if (!photo) return { draft, files: new Map() };
  const clientId = newClientId();
  const slot = draft.seenOn === 'whole' ? 'plant' : 'part';
  return {
    draft: withPhoto(draft, { slot, clientId, fault: null }),
    files: new Map([[clientId, rawPhoto(photo)]]),
  };
}

function withTaps(draft: IntakeDraft, search: string): IntakeDraft {
  const asked = new URLSearchParams(search);
  const slug = asked.get('crop') ?? '';
  if (!isCropSlug(slug)) return draft;
  const part = asked.get('part');
  const sign = asked.get('sign');
  const ofCrop = withCrop(draft, storedCrop(slug));
  const begun = isPlantPart(part) ? withPart(ofCrop, part) : ofCrop;
  if (!sign?.startsWith(`${slug}-`)) return { ...begun, step: isPlantPart(part) ? 'signs' : 'part' };
  return { ...begun, step: 'since', answers: { ...begun.answers, signs: [sign] } };
}

async function realPhotos(crop: string): Promise<ReadonlyMap<string, string>> {
  try {
    const { loadRealPhotos } = await import('../../../features/picture-book/shelf/real-photos.ts');
    return new Map([...(await loadRealPhotos(crop))].map(([sign, { small }]) => [sign, small]));
  } catch {
    return new Map();
  }
}
