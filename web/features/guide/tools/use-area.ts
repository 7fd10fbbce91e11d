import { useState } from 'react';
import type { AreaUnit } from '#shared/domain/agronomy/units.ts';
import type { Area } from './ToolParts.tsx';
import { useFigure } from './use-figure.ts';

/** A field of one acre, until the farmer says his own. */
export function useArea(): Area {
  const figure = useFigure('1');
  const [unit, setUnit] = useState<AreaUnit>('acre');
  return { figure, unit, setUnit };
}
