import { describe, expect, it } from 'vitest';
import { parseByteRange } from './send-file.ts';

describe('a Range header on ten bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=4-6', { start: 4, end: 6 }],
    ['bytes=4-600', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-300', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=99-100', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, 'whole'],
    ['bytes=6-4', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=0-9999999999999999999999', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s', (header, expected) => expect(parseByteRange(header, 10)).toEqual(expected));
});
