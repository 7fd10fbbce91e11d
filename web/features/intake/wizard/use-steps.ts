import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addLayer, leaveLayers } from '../../../ui/sheets/back-layers.ts';
import { STEPS, type StepName, stepBeside } from '../draft/steps.ts';

interface StepWay {
  step: StepName;
  /** To the next question, or back to the whole where that was come from. */
  forward: () => void;
  back: () => void;
  /** From the whole to one question, to change it. */
  changeAt: (step: StepName) => void;
  /** Leaves the history as it was before the first question. */
  leave: () => Promise<void>;
}

interface StepOptions {
  /** Where to begin: Back then leads through the questions before it. */
  from: StepName;
  hasSigns: boolean;
  onStep: (step: StepName) => void;
  /** Back on the first question. */
  onLeft: () => void;
}

/** One question after the other, each with an entry of its own in the history, so that Back takes back one question. */
export function useSteps({ from, hasSigns, onStep, onLeft }: StepOptions): StepWay {
  const [step, setStep] = useState(from);
  const [isChange, setChange] = useState(false);
  const layers = useRef(0);

  const stepBack = useEffectEvent(() => {
    layers.current -= 1;
    const before = isChange ? 'summary' : stepBeside(step, -1, hasSigns);
    setChange(false);
    if (before) show(before);
    else onLeft();
  });

  function show(next: StepName): void {
    setStep(next);
    onStep(next);
  }

  function push(): void {
    layers.current += 1;
    addLayer(() => stepBack());
  }

  // One who goes on where they were has tapped for it, so the browser keeps these entries.
  const begin = useEffectEvent(() => {
    for (let at = layers.current; at < STEPS.indexOf(from); at += 1) push();
  });
  useEffect(() => begin(), []);

  return {
    step,
    forward() {
      if (isChange) return history.back();
      const next = stepBeside(step, 1, hasSigns);
      if (!next) return;
      push();
      show(next);
    },
    back() {
      if (layers.current > 0) return history.back();
      const before = stepBeside(step, -1, hasSigns);
      if (before) show(before);
      else onLeft();
    },
    changeAt(asked) {
      setChange(true);
      push();
      show(asked);
    },
    leave() {
      const count = layers.current;
      layers.current = 0;
      return leaveLayers(count);
    },
  };
}
