import { useRef, useState } from 'react';
import type { SendPlanBody, SentPlan } from '#shared/contract/office/plans.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { uploadInPieces } from '../../../lib/upload-in-pieces.ts';
import { sendPlan } from './plans.api.ts';
import type { DraftState } from './use-plan-draft.ts';

/** What the doctor says to a plan, on this device. */
export interface PlanVoice {
  recording: { blob: Blob; name: string; durationSeconds?: number } | null;
  /** The plan waits: for the end of one that is being recorded, or for a word whether an earlier one goes with it. */
  waitsFor: 'recording' | 'choice' | null;
  onSent: () => void;
}

/** What one name stands for: this plan, with these spoken words. */
interface Attempt {
  version: number;
  said: Blob | undefined;
  clientId: string;
}

interface Sending {
  isBusy: boolean;
  problem: string | null;
  /** @param seen newest position of the thread that the writer can have seen */
  send: (seen: number | undefined) => Promise<void>;
}

/**
 * Sends the draft once it is saved whole. A second tap waits for the first; after a dropped answer the same press sends
 * the same plan again and not another one.
 */
export function useSendPlan(
  caseId: number,
  draft: DraftState,
  { voice, onSent }: { voice: PlanVoice; onSent: (plan: SentPlan) => void },
): Sending {
  const { t } = useTranslation('plans');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  const voices = useVoiceUploads();

  async function send(seen: number | undefined): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const saved = await draft.saver.flush();
      if (!saved) return setProblem(t('notSavedYet'));
      const { version } = saved;
      const said = voice.recording?.blob;
      // Said anew it is another send: under the first one's name the server would answer with what went out before.
      if (attempt.current?.version !== version || attempt.current.said !== said)
        attempt.current = { version, said, clientId: newClientId() };
      const { clientId } = attempt.current;
      const sent = await draft.saver.over(async () => {
        const answer = await sendPlan(caseId, {
          client_id: clientId,
          version,
          ...(seen === undefined ? {} : { seen_seq: seen }),
          ...(await voices.bringOver(voice.recording)),
        });
        return { saved: null, answer };
      });
      attempt.current = null;
      voice.onSent();
      onSent(sent);
    } catch (error) {
      // Too old for the server, or given up for newer ones: the next press brings it over anew.
      if (error instanceof HttpError && error.code === 'UPLOAD_NOT_FOUND') voices.forget();
      setProblem(errorText(error, t('notSent')));
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  return { isBusy, problem, send };
}

/** Brings the recording over before the plan that names it; a second try goes on where the first one ended. */
function useVoiceUploads() {
  const begun = useRef<{ blob: Blob; uploadId: string } | null>(null);
  const bringOver = async (
    recording: PlanVoice['recording'],
  ): Promise<Pick<SendPlanBody, 'upload_id' | 'audio_duration'>> => {
    if (!recording) return {};
    const { blob, name, durationSeconds } = recording;
    const uploadId = await uploadInPieces(blob, {
      uploadId: begun.current?.blob === blob ? begun.current.uploadId : undefined,
      role: 'admin',
      name,
      signal: new AbortController().signal,
      onProgress: () => {},
      onKept: (id) => {
        begun.current = { blob, uploadId: id };
      },
    });
    return {
      upload_id: uploadId,
      ...(durationSeconds === undefined ? {} : { audio_duration: durationSeconds }),
    };
  };
  const forget = () => {
    begun.current = null;
  };
  return { bringOver, forget };
}
