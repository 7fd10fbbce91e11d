import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { parseFields } from './form-fields.ts';

describe('the fields of a form', () => {
  const Schema = Type.Object(
    {
      chat_id: Type.Integer({ minimum: 1 }),
      duration: Type.Optional(Type.Number()),
      role: Type.Optional(Type.Union([Type.Literal('farmer'), Type.Literal('admin')])),
      text: Type.Optional(Type.String({ maxLength: 5 })),
    },
    { additionalProperties: false },
  );
  const faultsOf = (fields: Record<string, string>) => {
    try {
      return parseFields(Schema, fields);
    } catch (error) {
      return (error as AppError).fields;
    }
  };

  it('are read as what the schema says they are', () => {
    expect(parseFields(Schema, { chat_id: '42', duration: '3.5', role: 'admin', text: '42' })).toEqual({
      chat_id: 42,
      duration: 3.5,
      role: 'admin',
      text: '42',
    });
  });

  it('may leave an optional number empty', () => {
    expect(parseFields(Schema, { chat_id: '1', duration: '' })).toEqual({ chat_id: 1 });
  });

  it.each(['', '1.5', '0x10', '1e3', ' 1', '१', '0', '-1', 'NaN', '99999999999999999999'])(
    'hold no whole number in %j',
    (chatId) => expect(faultsOf({ chat_id: chatId })).toHaveProperty('chat_id'),
  );

  it('are refused by name', () => {
    expect(faultsOf({ chat_id: '1', amount: '5' })).toEqual({ amount: 'is not a field of this request' });
    expect(faultsOf({ chat_id: '1', role: 'owner' })).toHaveProperty('role');
    expect(faultsOf({ chat_id: '1', text: 'too long' })).toHaveProperty('text');
    expect(faultsOf({})).toEqual({ chat_id: 'is missing' });
    expect(() => parseFields(Schema, JSON.parse('{"chat_id":"1","__proto__":"x"}'))).toThrow(AppError);
  });
});
