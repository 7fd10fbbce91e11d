import { useState } from 'react';
import { isSame } from './at-path.ts';
import { followRows, rowNumbers } from './rows.ts';

/** The number of each row, which stays with it where a colleague's list takes the place of the one that is shown. */
export function useRowNumbers(items: readonly unknown[]): readonly number[] {
  const [shown, setShown] = useState(items);
  if (shown !== items) {
    followRows(shown, items, isSame);
    setShown(items);
  }
  return rowNumbers(items);
}
