import { expect, it } from 'vitest';
import type { SavedReply } from '#shared/contract/saved-replies.ts';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import { findReplies, slashQuery } from './find-replies.ts';

it.each([
  ['/', ''],
  ['/Nam', 'nam'],
  ['/ನಮ', 'ನಮ'],
  ['/two words ', 'two words'],
  ['', null],
  ['hello', null],
  [' /late', null],
  ['5/10', null],
  ['/a\nb', null],
  [`/${'long '.repeat(10)}`, null],
])('of %j the list is asked for %j', (text, query) => expect(slashQuery(text)).toBe(query));

const reply = (shortcut: string, text_kn: string, text_en: string): SavedReply => ({
  id: 1,
  shortcut,
  ...replyTexts(() => text_en),
  text_kn,
  version: 1,
  changed_by: null,
  updated_at: '',
});
const REPLIES = [
  reply('a-quote', 'ದರ', 'price'),
  reply('lr', 'ಲಾರಿ ಹೊರಟಿದೆ', 'The lorry has left'),
  reply('quote', 'ಕೊಟೇಶನ್', 'Quotation of the LR'),
];

it.each([
  ['', ['a-quote', 'lr', 'quote']],
  ['qu', ['quote', 'a-quote']],
  ['lr', ['lr', 'quote']],
  ['lorry', ['lr']],
  ['ಲಾರಿ', ['lr']],
  ['zebra', []],
])('%j finds, best first, %j', (query, found) => {
  expect(findReplies(REPLIES, query).map(({ shortcut }) => shortcut)).toEqual(found);
});
