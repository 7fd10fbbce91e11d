import { expect, it } from 'vitest';
import { createLog, masked } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  let line = '';
  const keep = (text: string) => {
    line += text;
  };
  write(createLog({ level: 'trace' }, { write: keep }));
  return JSON.parse(line);
}

it.each([
  ['a number', 'no answer for 9876543210', 'no answer for xxxxxx3210'],
  ['with the country', 'to +919876543210.', 'to +xxxxxx3210.'],
  ['with a blank', 'to 91 9876543210', 'to xxxxxx3210'],
  ['as people part it', 'to 98765 43210', 'to xxxxxx3210'],
  ['as people dial it', 'to 09876543210', 'to xxxxxx3210'],
  ['as cards print it', 'to +91-98765-43210', 'to +xxxxxx3210'],
  ['a key of PostgreSQL', 'Key (mobile)=(6000000001) exists', 'Key (mobile)=(xxxxxx0001) exists'],
  ['after a colon', 'mobile:9876543210', 'mobile:xxxxxx3210'],
  ['a password in an address', 'postgresql://av:pass-word@db/av', 'postgresql://***@db/av'],
])('masks %s', (_what, text, clean) => {
  expect(logged((log) => log.info(text)).msg).toBe(clean);
});

it.each([
  ['a payment id', 'pid 1763735000123'],
  ['a time', '"time":1763735000123'],
  ['a version of something', 'v9876543210'],
  ['a hash', '98765432109876543210abcdef'],
  ['a small number', '12345'],
])('leaves %s alone', (_what, text) => {
  expect(masked(text)).toBe(text);
});

it('a line stays JSON where the number was a number', () => {
  expect(logged((log) => log.info({ mobile: 9_876_543_210 }, 'x'))).toMatchObject({ mobile: null });
});

it('of an error it keeps what helps and nothing that quotes a row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    table: 'farmers',
    constraint: 'farmers_mobile_key',
    detail: 'Key (mobile)=(9876543210) already exists.',
    where: 'ಲಕ್ಷ್ಮೀದೇವಿ',
    config: { headers: { cookie: 'av_farmer=secret' } },
  });
  const { err } = logged((log) => log.error({ err: new Error('sending', { cause: error }) }, 'x'));
  expect(err).toEqual({
    type: 'Error',
    message: 'sending',
    stack: expect.stringContaining('sending'),
    cause: {
      type: 'Error',
      message: 'duplicate key',
      code: '23505',
      table: 'farmers',
      constraint: 'farmers_mobile_key',
      stack: expect.any(String),
    },
  });
});
