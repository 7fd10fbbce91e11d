import { firstNotPositive, type Invalid, M2_PER_ACRE } from './units.ts';

/** Density of polythene film, g per cm3. */
const FILM_DENSITY = 0.93;

export interface MulchInput {
  acres: number;
  /** From the middle of one bed to the middle of the next, metres. */
  bedSpacing: number;
  /** Metres. */
  filmWidth: number;
  /** Thickness in thousandths of a millimetre. */
  micron: number;
}

/** Metres of bed and kilograms of film; the film is never wider than from bed to bed. */
export function mulchFilm(
  input: MulchInput,
): { bedMetres: number; squareMetres: number; kilograms: number } | Invalid<keyof MulchInput> {
  const { acres, bedSpacing, filmWidth, micron } = input;
  const invalid = firstNotPositive({ acres, bedSpacing, filmWidth, micron });
  if (invalid) return invalid;
  // Likelier feet in the place of metres than film upon film.
  if (filmWidth > bedSpacing) return { invalid: 'filmWidth' };
  const bedMetres = (M2_PER_ACRE * acres) / bedSpacing;
  const squareMetres = bedMetres * filmWidth;
  return { bedMetres, squareMetres, kilograms: (squareMetres * micron * FILM_DENSITY) / 1000 };
}
