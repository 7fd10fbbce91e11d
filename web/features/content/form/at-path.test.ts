import { describe, expect, it } from 'vitest';
import { isSame, valueAt, withValueAt } from './at-path.ts';

const BODY = { name: { en: 'Urea' }, rows: [{ price: 1 }, { price: 2 }], gst: { rate: 5 } };

describe('a value at a path', () => {
  it('is found, or is not there', () => {
    expect(valueAt(BODY, 'rows.1.price')).toBe(2);
    expect(valueAt(BODY, 'rows.5.price')).toBeUndefined();
    expect(valueAt(BODY, 'name.en.first')).toBeUndefined();
    expect(valueAt(BODY, '')).toBe(BODY);
  });

  it('is replaced without touching what is beside it or what was', () => {
    const next = withValueAt(BODY, 'rows.1.price', 3);
    expect(next).toEqual({ ...BODY, rows: [{ price: 1 }, { price: 3 }] });
    expect(BODY.rows[1]).toEqual({ price: 2 });
    expect(next.name).toBe(BODY.name);
  });

  it('makes what is missing on the way, a list where a number follows', () => {
    expect(withValueAt({}, 'maker.en', 'Us')).toEqual({ maker: { en: 'Us' } });
    expect(withValueAt({}, 'claims.0.crop', 'Paddy')).toEqual({ claims: [{ crop: 'Paddy' }] });
    expect(withValueAt({ sunday: null }, 'sunday.opens', '09:00')).toEqual({ sunday: { opens: '09:00' } });
  });

  it('is taken away, with nothing left of it', () => {
    expect(withValueAt(BODY, 'gst', undefined)).not.toHaveProperty('gst');
  });
});

it('two bodies are the same whatever the order of their fields', () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSame({ a: [] }, { a: {} })).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
