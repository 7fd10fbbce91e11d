import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftFile } from '../model/pending-message.ts';
import { keepSoFar, restoreDraft, stopAndKeep, voiceDrafts } from './keep-voice.ts';
import { RecorderError, type RecorderFault, VoiceRecorder } from './recorder.ts';

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
  const [held, setHeld] = useState({ owner, state: IDLE });
  // What was said in one correspondence is nobody's in the next, however late it comes.
  const state = held.owner === owner ? held.state : IDLE;
  const here = useRef(owner);
  const setState = (next: VoiceState) => {
    if (here.current === owner) setHeld({ owner, state: next });
  };
  const [problem, setProblem] = useState<VoiceProblem | null>(null);
  const recorder = useRef<VoiceRecorder | null>(null);
  /** What is being stopped and kept, until it is thrown away. */
  const stopping = useRef<VoiceRecorder | null>(null);

  async function start(): Promise<void> {
    if (state.kind !== 'idle') return;
    setProblem(null);
    setState({ kind: 'asking' });
    // What an earlier page left comes first: a recording would overwrite it.
    if (await restoring.current) return;
    const mine = new VoiceRecorder(() => void stop());
    recorder.current = mine;
    try {
      if (await mine.start()) setState({ kind: 'recording', seconds: 0 });
    } catch (error) {
      recorder.current = null;
      setProblem(error instanceof RecorderError ? error.fault : 'broken');
      setState(IDLE);
    }
  }

  async function stop(): Promise<void> {
    const mine = recorder.current;
    if (!mine) return;
    recorder.current = null;
    stopping.current = mine;
    const isWanted = () => stopping.current === mine;
    const result = await stopAndKeep(mine, owner, isWanted);
    if (!isWanted()) return;
    if (typeof result === 'string') setProblem(result);
    setState(typeof result === 'string' ? IDLE : { kind: 'draft', file: result, restored: false });
  }

  function discard(): void {
    recorder.current?.cancel();
    recorder.current = null;
    stopping.current = null;
    void voiceDrafts.remove(owner);
    setState(IDLE);
  }

  function sendDraft(send: (file: DraftFile) => Promise<void>): void {
    if (state.kind !== 'draft') return;
    setState(IDLE);
    void send(state.file).then(() => voiceDrafts.remove(owner));
  }

  useEffect(() => {
    here.current = owner;
  }, [owner]);
  const restoring = useKeptVoice(owner, recorder, (file) =>
    setState({ kind: 'draft', file, restored: true }),
  );
  useRecordingClock(state.kind === 'recording', owner, recorder, (seconds) => {
    if (seconds >= MAX_SECONDS) void stop();
    else
      setHeld((now) => (now.state.kind === 'recording' ? { ...now, state: { ...now.state, seconds } } : now));
  });

  return {
    state,
    problem,
    start: () => void start(),
    stop: () => void stop(),
    discard,
    sendDraft,
    dismissProblem: () => setProblem(null),
  };
}

type RecorderRef = RefObject<VoiceRecorder | null>;

/**
 * Brings back what an earlier page left; leaves what is being said now for the next one. Answers what a recording
 * has to wait for: true when there is a draft to be shown, or the page was left.
 */
function useKeptVoice(
  owner: string,
  recorder: RecorderRef,
  onRestored: (file: DraftFile) => void,
): RefObject<Promise<boolean> | null> {
  const restoring = useRef<Promise<boolean> | null>(null);
  const handleRestored = useEffectEvent(onRestored);
  useEffect(() => {
    let left = false;
    restoring.current = restoreDraft(owner).then((file) => {
      if (left) return true;
      restoring.current = null;
      if (file) handleRestored(file);
      return file !== null;
    });
    return () => {
      left = true;
      const unfinished = recorder.current;
      recorder.current = null;
      if (unfinished) void stopAndKeep(unfinished, owner);
    };
  }, [owner, recorder]);
  return restoring;
}

/** While it records: tells the seconds, and keeps what was said so far. */
function useRecordingClock(
  isRecording: boolean,
  owner: string,
  recorder: RecorderRef,
  onTick: (seconds: number) => void,
): void {
  const handleTick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isRecording) return;
    const clock = setInterval(() => {
      // Stopped and still being decoded: the clock stands.
      if (recorder.current) handleTick(recorder.current.seconds);
    }, CLOCK_MS);
    const keep = () => void keepSoFar(recorder.current, owner);
    const keeper = setInterval(keep, KEEP_EVERY_MS);
    // The last moments before a reload, a closed tab, a call: many a page hears nothing after them.
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      clearInterval(clock);
      clearInterval(keeper);
    };
  }, [isRecording, owner, recorder]);
}
