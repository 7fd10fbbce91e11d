import type { Outcome } from '#shared/domain/plan/outcome.ts';

const SOIL = 'M6 41 Q24 36 42 41 L42 45 L6 45 Z';

/** A plant that has come up, one that stands as it was, one that hangs: told apart without colour too. */
export function OutcomePlant({ answer }: { answer: Outcome }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={SOIL} fill="#7a5230" />
      {answer === 'better' ? <Better /> : answer === 'same' ? <Same /> : <Worse />}
    </svg>
  );
}

const LEAF = { fill: '#2e8b4f', stroke: '#1b5e3a', strokeWidth: 1.5 };

function Better() {
  return (
    <>
      <path d="M24 40 V10" stroke="#1b5e3a" strokeWidth={2.5} />
      <path d="M24 34 C14 34 9 29 8 22 C17 22 23 26 24 34 Z" {...LEAF} />
      <path d="M24 30 C34 30 39 25 40 18 C31 18 25 22 24 30 Z" {...LEAF} />
      <path d="M24 20 C17 20 13 16 12 10 C19 10 23 13 24 20 Z" {...LEAF} />
      <path d="M24 16 C24 10 27 6 33 4 C34 10 31 15 24 16 Z" {...LEAF} />
    </>
  );
}

function Same() {
  const leaf = { fill: '#a9b84a', stroke: '#5f6b1c', strokeWidth: 1.5 };
  return (
    <>
      <path d="M24 40 V17" stroke="#5f6b1c" strokeWidth={2.5} />
      <path d="M24 33 C15 34 10 31 7 26 C15 24 22 26 24 33 Z" {...leaf} />
      <path d="M24 33 C33 34 38 31 41 26 C33 24 26 26 24 33 Z" {...leaf} />
      <path d="M24 22 C19 21 16 17 17 12 C22 13 25 17 24 22 Z" {...leaf} />
      <path d="M15 5 H33 M15 9 H33" stroke="#17211b" strokeWidth={2.5} />
    </>
  );
}

function Worse() {
  const leaf = { fill: '#b5793a', stroke: '#7a3d1c', strokeWidth: 1.5 };
  return (
    <>
      <path d="M22 40 C22 30 21 20 26 15 C30 11 35 13 36 19" stroke="#7a3d1c" strokeWidth={2.5} />
      <path d="M36 18 C41 22 42 28 38 34 C33 30 32 23 36 18 Z" {...leaf} />
      <path d="M22 32 C15 30 10 33 8 39 C15 41 20 38 22 32 Z" {...leaf} />
      <path d="M23 22 C17 19 12 21 9 26 C15 29 20 27 23 22 Z" {...leaf} />
      <circle cx={37} cy={26} r={1.6} fill="#4a2410" />
      <circle cx={15} cy={24.5} r={1.4} fill="#4a2410" />
    </>
  );
}
