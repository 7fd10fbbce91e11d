import { roundedDown } from '#shared/domain/agronomy/units.ts';

/** As exact as a kitchen scale or a measuring cup is; what is less than it shows is never called nothing. */
export function formatFigure(value: number): string {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  // What reckoning adds in the thirteenth place must not turn 8.685 down.
  const reckoned = Number(value.toPrecision(12));
  const exactness =
    reckoned > 0 && reckoned < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: decimals };
  return reckoned.toLocaleString('en-IN', exactness);
}

/** The same, never more than it is. */
export const formatAtMost = (value: number): string => formatFigure(roundedDown(value));

/** Kilograms as a spring balance shows them. */
export const formatKilos = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
