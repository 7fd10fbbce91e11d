import { useState } from 'react';
import { type Dot, type Extent, type Land, readLand } from '#shared/domain/agronomy/land-extent.ts';

/** A field as it is being typed. */
export interface Area {
  extent: Extent;
  large: string;
  small: string;
  dot: Dot;
  land: Land;
  set: (change: Partial<Pick<Area, 'extent' | 'large' | 'small' | 'dot'>>) => void;
}

/** Begins empty: nobody's field is an acre until they say so. */
export function useArea(): Area {
  const [written, setWritten] = useState<Pick<Area, 'extent' | 'large' | 'small' | 'dot'>>({
    extent: 'gunta',
    large: '',
    small: '',
    dot: null,
  });
  return {
    ...written,
    land: readLand(written),
    // What was answered of '1.20' is no answer for another figure.
    set: (change) =>
      setWritten({ ...written, ...(change.large === undefined ? {} : { dot: null }), ...change }),
  };
}

/** NaN while there is no field to reckon with. */
export const acresOf = ({ land }: Area) => ('acres' in land ? land.acres : Number.NaN);
