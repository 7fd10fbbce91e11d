import { useEffect, useRef, useState } from 'react';
import { SPOKEN_SECONDS } from '#shared/domain/content/spoken-line.ts';
import { newClientId } from '../../../lib/new-client-id.ts';

/** What the chat's recorder is to this page. */
interface LineRecorder {
  /** False: cancelled meanwhile. Rejects with a `fault`. */
  start(): Promise<boolean>;
  stop(): Promise<{ blob: Blob; mimeType: string; seconds: number } | 'too_short'>;
  cancel(): void;
  readonly seconds: number;
}

/** `onInterrupted`: the phone took the microphone away. */
export type MakeRecorder = (onInterrupted: () => void) => LineRecorder;

/** Something spoken that is not kept yet; its id is the same however often it is sent. */
export interface Take {
  clientId: string;
  sound: Blob;
  name: string;
  /** Undefined where nobody can tell. */
  seconds: number | undefined;
}

export type TakeState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'taken'; take: Take };

/** Why there is no take: a fault of the recorder, or one that was too short. */
type TakeProblem = 'unsupported' | 'refused' | 'missing' | 'busy' | 'broken' | 'tooShort';

const IDLE: TakeState = { kind: 'idle' };
const CLOCK_MS = 200;
/** Stops a little before the end, so that what the clock missed does not make it too long. */
const LAST_SECOND = SPOKEN_SECONDS - 0.5;

/** One line on its way from the mouth to the server; another line begins with nothing. */
export function useTake(line: string, makeRecorder: MakeRecorder) {
  const [state, setState] = useState<TakeState>(IDLE);
  const [problem, setProblem] = useState<TakeProblem | null>(null);
  const recorder = useRef<LineRecorder | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is the trigger, not an input
  useEffect(() => {
    setState(IDLE);
    setProblem(null);
    return () => {
      recorder.current?.cancel();
      recorder.current = null;
    };
  }, [line]);

  async function start(): Promise<void> {
    if (recorder.current) return;
    const mine = makeRecorder(() => void stop());
    recorder.current = mine;
    setProblem(null);
    setState({ kind: 'asking' });
    try {
      if (await mine.start()) setState({ kind: 'recording', seconds: 0 });
    } catch (error) {
      recorder.current = null;
      setProblem((error as { fault?: TakeProblem }).fault ?? 'broken');
      setState(IDLE);
    }
  }

  async function stop(): Promise<void> {
    const mine = recorder.current;
    if (!mine) return;
    recorder.current = null;
    const spoken = await mine.stop().catch(() => null);
    if (spoken === null || spoken === 'too_short') {
      setProblem(spoken === null ? 'broken' : 'tooShort');
      return setState(IDLE);
    }
    const seconds = Math.min(spoken.seconds, SPOKEN_SECONDS);
    setState({ kind: 'taken', take: takeOf(spoken.blob, 'line', seconds) });
  }

  async function choose(file: File): Promise<void> {
    recorder.current?.cancel();
    recorder.current = null;
    setProblem(null);
    const seconds = await lengthOf(file);
    setState({ kind: 'taken', take: takeOf(file, file.name, seconds) });
  }

  useClock(state.kind === 'recording', () => {
    const seconds = recorder.current?.seconds ?? 0;
    if (seconds >= LAST_SECOND) void stop();
    else setState((now) => (now.kind === 'recording' ? { kind: 'recording', seconds } : now));
  });

  return {
    state,
    problem,
    start: () => void start(),
    stop: () => void stop(),
    choose: (file: File) => void choose(file),
    discard: () => setState(IDLE),
  };
}

const takeOf = (sound: Blob, name: string, seconds: number | undefined): Take => ({
  clientId: newClientId(),
  sound,
  name,
  seconds,
});

function useClock(isRunning: boolean, onTick: () => void): void {
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(() => tick.current(), CLOCK_MS);
    return () => clearInterval(clock);
  }, [isRunning]);
}

/** As the browser reads it out of the file. */
function lengthOf(file: Blob): Promise<number | undefined> {
  const audio = new Audio();
  const url = URL.createObjectURL(file);
  return new Promise<number | undefined>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration : undefined);
    audio.onerror = () => resolve(undefined);
    audio.preload = 'metadata';
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
