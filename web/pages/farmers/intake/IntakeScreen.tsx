import { useEffect, useState } from 'react';
import { isCropSlug } from '#shared/domain/guide/crop-pages.ts';
import type { ChatThread } from '../../../features/chat/live/use-chat-thread.ts';
import { isPlantPart, storedCrop } from '../../../features/intake/crops.ts';
import { withCrop, withPart } from '../../../features/intake/draft/intake-draft.ts';
import type { IntakeChange } from '../../../features/intake/draft/use-intake-draft.ts';
import { INTAKE_STRINGS } from '../../../features/intake/strings.ts';
import { IntakeWizard } from '../../../features/intake/wizard/IntakeWizard.tsx';
import '../../../features/intake/intake-words.ts';
import type { IntakeTools, VoiceSlotProps } from '../../../features/intake/wizard/intake-tools.ts';
import type { ToldSpray } from '../../../features/intake/wizard/SprayedStep.tsx';
import { loadStrings } from '../../../lib/i18n.ts';
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
    Voice,
    async send(clientId, intake, files) {
      // In this order: what the card names comes after it.
      await Promise.all([
        send({ clientId, intake }),
        ...files.map((each) => send({ clientId: each.clientId, file: each.file })),
      ]);
    },
  };
  const [start] = useState(() => startOf(location.search));
  // A reload must not begin anew.
  useEffect(() => {
    if (start) history.replaceState(history.state, '', location.pathname);
  }, [start]);
  return <IntakeWizard owner={owner} tools={tools} start={start} onClose={onClose} />;
}

function lastSprayOf(messages: ChatThread['messages']): ToldSpray | null {
  const spray = messages.findLast(({ meta, deleted }) => !deleted && meta.spray?.chemical)?.meta.spray;
  if (!spray?.chemical) return null;
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(spray.date ?? '') ?? [];
  return { chemical: spray.chemical, on: day ? `${year}-${month}-${day}` : null };
}

/** What was tapped on "What do you see?", as its address says it. */
function startOf(search: string): IntakeChange | null {
  const asked = new URLSearchParams(search);
  const slug = asked.get('crop') ?? '';
  if (!isCropSlug(slug)) return null;
  const part = asked.get('part');
  const sign = asked.get('sign');
  return (draft) => {
    const ofCrop = withCrop(draft, storedCrop(slug));
    const begun = isPlantPart(part) ? withPart(ofCrop, part) : ofCrop;
    if (!sign?.startsWith(`${slug}-`)) return { ...begun, step: isPlantPart(part) ? 'signs' : 'part' };
    return { ...begun, step: 'since', answers: { ...begun.answers, signs: [sign] } };
  };
}
