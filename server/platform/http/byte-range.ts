/** Both ends included. */
export interface RequestedRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header against a body of `size` bytes (RFC 9110, 14). Anything but one range of bytes may be
 * answered with the whole, and is: several parts at once are asked for by nobody who plays a recording.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): RequestedRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    // The last n bytes.
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
