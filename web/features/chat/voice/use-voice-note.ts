import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftFile } from '../pending-message.ts';
import { decodeSound } from './decode.ts';
import { voiceDrafts } from './draft-store.ts';
import { RecorderError, type RecorderFault, type Recording, VoiceRecorder } from './recorder.ts';
import { recordingName } from './recording-type.ts';

/** At this length Stop happens by itself; nothing said is lost. */
const MAX_SECONDS = 15 * 60;
/** What is said meanwhile goes into the drafts drawer this often: a dead battery costs five seconds. */
const KEEP_EVERY_MS = 5_000;
/** The timer shows seconds; it must not skip one. */
const CLOCK_MS = 200;

export type VoiceState =
  | { kind: 'idle' }
  /** The browser is asking whether it may listen. */
  | { kind: 'asking' }
  | { kind: 'recording'; seconds: number }
  /** `restored`: an earlier page recorded it. */
  | { kind: 'draft'; file: DraftFile; restored: boolean };

export type VoiceProblem = RecorderFault | 'tooShort';

export interface VoiceNote {
  state: VoiceState;
  problem: VoiceProblem | null;
  start: () => void;
  /** Recording becomes draft. */
  stop: () => void;
  /** Throws away the recording or the draft. */
  discard: () => void;
  /** Hands the draft to `send`; it leaves the drawer when the outbox has it. */
  sendDraft: (send: (file: DraftFile) => Promise<void>) => void;
  dismissProblem: () => void;
}

const IDLE: VoiceState = { kind: 'idle' };

/**
 * One voice note of one correspondence, from Mic to Send: idle, recording, draft, then sent or thrown away. A
 * draft is kept on the device, and so is what was said when the page dies or another chat is opened.
 */
export function useVoiceNote(owner: string): VoiceNote {
  const [state, setState] = useState<VoiceState>(IDLE);
  const [problem, setProblem] = useState<VoiceProblem | null>(null);
  const recorder = useRef<VoiceRecorder | null>(null);

  function show(file: DraftFile | null): void {
    setState((current) =>
      file && current.kind === 'idle' ? { kind: 'draft', file, restored: true } : current,
    );
  }

  async function start(): Promise<void> {
    if (state.kind !== 'idle') return;
    const mine = new VoiceRecorder(() => void finish());
    recorder.current = mine;
    setProblem(null);
    setState({ kind: 'asking' });
    try {
      if (await mine.start()) setState({ kind: 'recording', seconds: 0 });
    } catch (error) {
      recorder.current = null;
      setProblem(error instanceof RecorderError ? error.fault : 'broken');
      setState(IDLE);
    }
  }

  async function finish(): Promise<void> {
    const mine = recorder.current;
    if (!mine) return;
    recorder.current = null;
    const result = await stopAndKeep(mine, owner);
    setState(typeof result === 'string' ? IDLE : { kind: 'draft', file: result, restored: false });
    if (typeof result === 'string') setProblem(result);
  }

  function discard(): void {
    recorder.current?.cancel();
    recorder.current = null;
    void voiceDrafts.remove(owner);
    setState(IDLE);
  }

  const showKept = useEffectEvent(show);
  useEffect(() => {
    let left = false;
    void restoreDraft(owner).then((file) => {
      if (!left) showKept(file);
    });
    return () => {
      left = true;
      const unfinished = recorder.current;
      recorder.current = null;
      if (unfinished) void stopAndKeep(unfinished, owner);
    };
  }, [owner]);

  const isRecording = state.kind === 'recording';
  const watchClock = useEffectEvent(() => {
    const seconds = recorder.current?.seconds ?? 0;
    if (seconds >= MAX_SECONDS) void finish();
    else setState((current) => (current.kind === 'recording' ? { ...current, seconds } : current));
  });
  useEffect(() => {
    if (!isRecording) return;
    const clock = setInterval(() => watchClock(), CLOCK_MS);
    const keeper = setInterval(() => void keepSoFar(recorder.current, owner), KEEP_EVERY_MS);
    return () => {
      clearInterval(clock);
      clearInterval(keeper);
    };
  }, [isRecording, owner]);

  return {
    state,
    problem,
    start: () => void start(),
    stop: () => void finish(),
    discard,
    sendDraft(send) {
      if (state.kind !== 'draft') return;
      setState(IDLE);
      void send(state.file).then(() => voiceDrafts.remove(owner));
    },
    dismissProblem: () => setProblem(null),
  };
}

/** Ends a recording; what is worth keeping is in the drawer when this resolves. */
async function stopAndKeep(recorder: VoiceRecorder, owner: string): Promise<DraftFile | VoiceProblem> {
  const recording = await recorder.stop().catch(() => null);
  if (recording === null || recording === 'too_short') {
    await voiceDrafts.remove(owner);
    return recording === null ? 'broken' : 'tooShort';
  }
  const file = await toDraft(recording);
  await voiceDrafts.put(owner, file);
  return file;
}

async function keepSoFar(recorder: VoiceRecorder | null, owner: string): Promise<void> {
  const recording = recorder?.snapshot();
  if (recording) await voiceDrafts.put(owner, draftOf(recording));
}

/** The decoded length is the exact one; where the browser cannot decode, the clock's is near enough. */
async function toDraft(recording: Recording): Promise<DraftFile> {
  const sound = await decodeSound(recording.blob);
  const draft = draftOf(recording);
  return sound ? { ...draft, durationSeconds: sound.seconds, peaks: sound.peaks } : draft;
}

function draftOf({ blob, mimeType, seconds }: Recording): DraftFile {
  return { blob, mimeType, name: recordingName(mimeType), durationSeconds: seconds };
}

/** A draft without an outline is what an earlier page was still recording: some browsers cannot play half of one. */
async function restoreDraft(owner: string): Promise<DraftFile | null> {
  const kept = await voiceDrafts.load(owner);
  if (!kept || kept.peaks) return kept;
  const sound = await decodeSound(kept.blob);
  if (sound) return { ...kept, durationSeconds: sound.seconds, peaks: sound.peaks };
  await voiceDrafts.remove(owner);
  return null;
}
