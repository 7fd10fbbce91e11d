import { describe, expect, it } from 'vitest';
import { readClaimedStatus, readOrderRef, readPid } from './payment-params.ts';

const params = (text: string) => new URLSearchParams(text);

describe('readPid', () => {
  it.each([
    ['pid=4503599627370497', 4503599627370497],
    ['pid=abc', 0],
    ['pid=-5', 0],
    ['pid=1.5', 0],
    ['pid=9999999999999999999', 0],
    ['pid=9999999999999999', 0],
    ['', 0],
  ])('%s is %d', (text, pid) => {
    expect(readPid(params(text))).toBe(pid);
  });
});

describe('readClaimedStatus', () => {
  it.each([
    // A link anybody can write is no receipt.
    ['status=SUCCESS', 'pending'],
    ['status=Failed', 'failed'],
    ['status=pending', 'pending'],
    ['status=refunded', 'pending'],
    ['', 'pending'],
  ])('%s is %s', (text, status) => {
    expect(readClaimedStatus(params(text))).toBe(status);
  });
});

describe('readOrderRef', () => {
  it('reads the reference and survives anything else', () => {
    expect(readOrderRef('{"merchantOrderId":"AVA-1"}')).toBe('AVA-1');
    expect(readOrderRef('not json')).toBe('');
    expect(readOrderRef('{}')).toBe('');
    expect(readOrderRef('{"merchantOrderId":7}')).toBe('');
  });
});
