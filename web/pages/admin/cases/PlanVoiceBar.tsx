import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { forgetVoices } from '../../../features/chat/voice/forget-voices.ts';
import { useVoiceNote } from '../../../features/chat/voice/use-voice-note.ts';
import { VoiceBar } from '../../../features/chat/voice/VoiceBar.tsx';
import type { PlanVoice } from '../../../features/plans/office/use-send-plan.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { rememberedPerson } from '../../../lib/office/remembered-person.ts';
import { Button } from '../../../ui/fields/Button.tsx';

interface SaidToPlan {
  voice: ReturnType<typeof useVoiceNote>;
  plan: PlanVoice;
  /** Lets what an earlier page recorded go with this plan. */
  onTake: () => void;
}

/**
 * What is said to the plan of a case, kept on the device as any voice note is: for whoever said it, and for the plan that
 * follows the last one sent. What an earlier page recorded is offered and leaves with nothing until it is taken.
 */
export function usePlanVoice({ id, plan_ids: sent }: Pick<Case, 'id' | 'plan_ids'>): SaidToPlan {
  const ofCase = `plan:${rememberedPerson()}:${id}:`;
  const owner = `${ofCase}${sent[0] ?? 0}`;
  const voice = useVoiceNote(owner);
  const [taken, setTaken] = useState<Blob | null>(null);
  // Said to a plan that has left, or before it was kept by person.
  useEffect(
    () =>
      void forgetVoices((other) => other === `plan-${id}` || (other.startsWith(ofCase) && other !== owner)),
    [id, ofCase, owner],
  );
  const { state } = voice;
  const isOffered = state.kind === 'draft' && state.restored && state.file.blob !== taken;
  return {
    voice,
    plan: {
      recording: state.kind === 'draft' && !isOffered ? state.file : null,
      waitsFor: isOffered
        ? 'choice'
        : state.kind === 'recording' || state.kind === 'asking'
          ? 'recording'
          : null,
      onSent: voice.discard,
    },
    onTake: () => setTaken(state.kind === 'draft' ? state.file.blob : null),
  };
}

/** Records it, plays it, takes it away again. */
export function PlanVoiceBar({ said: { voice, plan, onTake } }: { said: SaidToPlan }) {
  const { t } = useTranslation(['plans', 'voice']);
  const { state, problem } = voice;
  const isOffered = plan.waitsFor === 'choice';
  return (
    <>
      {state.kind === 'idle' || state.kind === 'asking' ? (
        <Button
          tone="secondary"
          icon={<Mic aria-hidden="true" />}
          busy={state.kind === 'asking'}
          onClick={voice.start}
        >
          {t('plans:voice.record')}
        </Button>
      ) : (
        <VoiceBar voice={voice} />
      )}
      {isOffered ? (
        <Button tone="secondary" onClick={onTake}>
          {t('plans:voice.take')}
        </Button>
      ) : null}
      <p role="status">
        {problem ? t(`voice:problem.${problem}`) : t(isOffered ? 'plans:voice.offered' : 'plans:voice.note')}
      </p>
    </>
  );
}
