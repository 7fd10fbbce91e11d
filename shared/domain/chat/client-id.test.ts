import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientIdFromBytes, isClientId } from './client-id.ts';

it('knows a UUID from anything else', () => {
  expect(isClientId('0b9b1c4e-6f0a-4d6f-9c7d-2f2f6a1e9b11')).toBe(true);
  for (const text of ['', 'x', '0b9b1c4e6f0a4d6f9c7d2f2f6a1e9b11', '{0b9b1c4e-6f0a-4d6f-9c7d-2f2f6a1e9b11}'])
    expect(isClientId(text)).toBe(false);
});

it('makes a version 4 id of any 16 bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const id = clientIdFromBytes(bytes);
      expect(isClientId(id)).toBe(true);
      expect(id).toMatch(/^.{14}4.{4}[89ab]/);
    }),
  );
  expect(() => clientIdFromBytes(new Uint8Array(8))).toThrow(RangeError);
});
