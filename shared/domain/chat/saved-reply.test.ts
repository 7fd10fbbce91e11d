import { describe, expect, it } from 'vitest';
import { fillReply, normaliseShortcut, openVariables, unknownVariables } from './saved-reply.ts';

describe('filling a saved reply', () => {
  const values = { name: 'ಬಸವರಾಜ', amount: '₹1,250.50', lr: undefined };

  it.each([
    ['ನಮಸ್ಕಾರ {name} ಅವರೇ', 'ನಮಸ್ಕಾರ ಬಸವರಾಜ ಅವರೇ'],
    ['{name}, {amount}. {name}!', 'ಬಸವರಾಜ, ₹1,250.50. ಬಸವರಾಜ!'],
    ['{ Name } / {AMOUNT}', 'ಬಸವರಾಜ / ₹1,250.50'],
    ['LR {lr}', 'LR {lr}'],
    ['LR { LR }', 'LR {lr}'],
    ['{nmae} {a b} {} {{name}}', '{nmae} {a b} {} {ಬಸವರಾಜ}'],
    ['nothing to fill', 'nothing to fill'],
  ])('%j reads %j', (text, filled) => expect(fillReply(text, values)).toBe(filled));

  it('takes a value word for word, whatever signs are in it, and does not fill it again', () => {
    expect(fillReply('{name} {lr}', { name: '$& {lr} \\1', lr: 'VRL9' })).toBe('$& {lr} \\1 VRL9');
  });

  it('treats an empty value as none', () => expect(fillReply('{lr}', { lr: '' })).toBe('{lr}'));
});

it('names what is still open, once each and in order', () => {
  expect(openVariables('{lr} {name} {lr} {other} { Amount }')).toEqual(['lr', 'name', 'amount']);
  expect(openVariables('all said')).toEqual([]);
});

it('names words in braces nobody knows, as they were written', () => {
  expect(unknownVariables('{nmae} {name} {ಹೆಸರು} {nmae} {two words}')).toEqual(['{nmae}', '{ಹೆಸರು}']);
});

it.each([
  ['/Namaste', 'namaste'],
  ['  quote-2 ', 'quote-2'],
  ['ನಮಸ್ಕಾರ', 'ನಮಸ್ಕಾರ'],
  ['ಸ್ಪ್ರೇ_ಕೇಳು', 'ಸ್ಪ್ರೇ_ಕೇಳು'],
  ['two words', null],
  ['', null],
  ['/', null],
  ['-a', null],
  ['a/b', null],
  ['a'.repeat(31), null],
])('the shortcut %j is kept as %j', (typed, kept) => expect(normaliseShortcut(typed)).toBe(kept));
