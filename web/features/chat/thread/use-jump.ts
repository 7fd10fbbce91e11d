import { useRef } from 'react';

/** On its way to a line, the window does not take the end it starts from for where the reader wants to be. */
const JUMP_MS = 1000;

export interface Jump {
  isUnderWay: () => boolean;
  /** Sets out; `onLanded` is called once, unless another jump or an end comes first. */
  start: (onLanded: () => void) => void;
  end: () => void;
}

/** The second in which the thread moves to a line that was asked for. */
export function useJump(): Jump {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  function end(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  return {
    isUnderWay: () => timer.current !== null,
    end,
    start(onLanded) {
      end();
      timer.current = setTimeout(() => {
        timer.current = null;
        onLanded();
      }, JUMP_MS);
    },
  };
}
