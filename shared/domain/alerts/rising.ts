/** Days that are held beside as many before them: a farmer asks again or sends a photo within them, and a wave shows while it still is one. */
export const RISING_DAYS = 14;
/** Of fewer farmers nothing is said: two may be neighbours with one field between them. */
export const RISING_LEAST = 3;
/** So many times as many farmers as before. */
export const RISING_TIMES = 2;

/** How long a rise is out of the doctors' sight once one of them has put it aside. */
export const DISMISSED_DAYS = 7;

/** Whether a problem rises in a taluk, by the different farmers who told of it now and in the days before (decision 76). */
export const isRising = (now: number, before: number): boolean =>
  now >= RISING_LEAST && now >= RISING_TIMES * before;
