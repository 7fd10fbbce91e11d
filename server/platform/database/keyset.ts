import { AppError } from '../errors.ts';

/** Where a page of a list by time ended: an instant in microseconds, and the row that stands there. */
export interface Place {
  position: number;
  id: number;
}

export function writeCursor({ position, id }: Place): string {
  return `${position}.${id}`;
}

/** @throws {AppError} INVALID_INPUT for what `writeCursor` has not written */
export function readCursor(cursor: string): Place {
  const match = /^(\d{1,16})\.(\d{1,16})$/.exec(cursor);
  const [position, id] = [Number(match?.[1]), Number(match?.[2])];
  if (!Number.isSafeInteger(position) || !Number.isSafeInteger(id)) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'is not a cursor of this list' } });
  }
  return { position, id };
}
