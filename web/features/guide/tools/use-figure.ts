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

/** Kannada digits and a decimal comma count as what they are; empty is no number. */
export function parseFigure(text: string): number {
  const plain = toAsciiDigits(text).trim().replace(',', '.');
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

/** As exact as a kitchen scale or a measuring cup is. */
export function sayFigure(value: number): string {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-IN', { maximumFractionDigits: decimals });
}

/** Kilograms as a spring balance shows them. */
export const sayKilos = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
