import { useState } from 'react';
import { parseFigure } from '#shared/domain/agronomy/parse-figure.ts';

/** A number being typed: what stands in the box, and what it is worth (NaN while it is none). */
export interface Figure {
  text: string;
  value: number;
  set: (text: string) => void;
}

/** Begins empty unless a usual value may stand there without making an answer by itself. */
export function useFigure(start = ''): Figure {
  const [text, set] = useState(start);
  return { text, value: parseFigure(text), set };
}

export const isEmpty = ({ text }: Figure) => text.trim() === '';
