import { Mic } from 'lucide-react';
import { useVoiceNote } from '../../../features/chat/voice/use-voice-note.ts';
import { VoiceBar } from '../../../features/chat/voice/VoiceBar.tsx';
import type { PlanVoice } from '../../../features/plans/office/use-send-plan.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';

type Voice = ReturnType<typeof useVoiceNote>;

/** What is said to the plan of a case; kept on the device as any voice note is. */
export function usePlanVoice(caseId: number): { voice: Voice; plan: PlanVoice } {
  const voice = useVoiceNote(`plan-${caseId}`);
  const { state } = voice;
  return {
    voice,
    plan: {
      recording: state.kind === 'draft' ? state.file : null,
      isOpen: state.kind === 'recording' || state.kind === 'asking',
      onSent: voice.discard,
    },
  };
}

/** Records it, plays it, takes it away again. */
export function PlanVoiceBar({ voice }: { voice: Voice }) {
  const { t } = useTranslation(['plans', 'voice']);
  const { state, problem } = voice;
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
      <p role="status">{problem ? t(`voice:problem.${problem}`) : t('plans:voice.note')}</p>
    </>
  );
}
