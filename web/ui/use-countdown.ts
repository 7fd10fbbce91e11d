import { useEffect, useState } from 'react';

/**
 * Whole seconds until `deadline` (epoch milliseconds), 0 once it is reached. Measured against the clock, so a
 * tab that slept wakes with the right figure.
 */
export function useCountdown(deadline: number): number {
  const [left, setLeft] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(deadline));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}
