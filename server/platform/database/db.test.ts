import { describe, expect, it } from 'vitest';
import { type Statement, sql } from './db.ts';

describe('tagged SQL', () => {
  it('numbers values through fragments, also one inside another', () => {
    const inner = sql`b = ${2} or b = ${3}`;
    const outer = sql`(${inner}) and c = ${4}`;
    const { text, values } = sql`select ${1}::int where ${outer} limit ${5}`;
    expect(text).toBe('select $1::int where (b = $2 or b = $3) and c = $4 limit $5');
    expect(values).toEqual([1, 2, 3, 4, 5]);
  });

  const select = (condition: Statement | number) => sql`select where ${condition} and d = ${9}`;

  it('makes the text anew where the same place has another fragment, or a value in its stead', () => {
    expect(select(sql`a = ${1}`)).toEqual({ text: 'select where a = $1 and d = $2', values: [1, 9] });
    expect(select(sql`a = ${1} or b = ${2}`)).toEqual({
      text: 'select where a = $1 or b = $2 and d = $3',
      values: [1, 2, 9],
    });
    expect(select(7)).toEqual({ text: 'select where $1 and d = $2', values: [7, 9] });
    expect(select(sql`true`)).toEqual({ text: 'select where true and d = $1', values: [9] });
  });

  it('takes the values of this time with the text of last time', () => {
    const ask = (id: number) => sql`select ${id} ${sql`from t where id = ${id}`}`;
    expect(ask(1).values).toEqual([1, 1]);
    expect(ask(2)).toEqual({ text: 'select $1 from t where id = $2', values: [2, 2] });
  });
});
