/** As exact as a kitchen scale or a measuring cup is; what is less than it shows is never called nothing. */
export function sayFigure(value: number): string {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  // What reckoning adds in the thirteenth place must not turn 8.685 down.
  const reckoned = Number(value.toPrecision(12));
  const exactness =
    reckoned > 0 && reckoned < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: decimals };
  return reckoned.toLocaleString('en-IN', exactness);
}

/** The same, never more than it is: the most that a label allows must not be rounded up. */
export function sayAtMost(value: number): string {
  // Below 0.1 two figures are said: the last of them is the step.
  const small = value > 0 ? 10 ** (Math.floor(Math.log10(value)) - 1) : 1;
  const step = value >= 100 ? 1 : value >= 10 ? 0.1 : value >= 0.1 ? 0.01 : small;
  return sayFigure(Math.floor(value / step + 1e-9) * step);
}

/** Kilograms as a spring balance shows them. */
export const sayKilos = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
