import { useState } from 'react';
import { toAsciiDigits } from '#shared/domain/digits.ts';

/** A number being typed: what stands in the box, and what it is worth (NaN while it is none). */
export interface Figure {
  text: string;
  value: number;
  set: (text: string) => void;
}

export function useFigure(start: string): Figure {
  const [text, set] = useState(start);
  return { text, value: parseFigure(text), set };
}

/** '1,619' and '1,23,457', as the tools themselves write them. */
const GROUPED = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;
/** '10,0' is rather a thousand half typed than ten. */
const HALF_TYPED = /,0+$/;

/** Kannada digits, thousands and a decimal comma count as what they are; empty is no number. */
export function parseFigure(text: string): number {
  const written = toAsciiDigits(text).trim();
  if (GROUPED.test(written)) return Number(written.replaceAll(',', ''));
  const plain = written.replace(',', '.');
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) && !HALF_TYPED.test(written) ? Number(plain) : Number.NaN;
}

/** As exact as a kitchen scale or a measuring cup is. */
export function sayFigure(value: number): string {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  // What reckoning adds in the thirteenth place must not turn 8.685 down.
  const reckoned = Number(value.toPrecision(12));
  return reckoned.toLocaleString('en-IN', { maximumFractionDigits: decimals });
}

/** Kilograms as a spring balance shows them. */
export const sayKilos = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
