import { describe, expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

describe('one name in two spellings', () => {
  it.each([
    ['Ramesh', 'ramesh'],
    ['ರಮೇಶ್', 'Ramesh'],
    ['ಲಕ್ಷ್ಮೀದೇವಿ', 'Laxmi Devi'],
    ['ಲಕ್ಷ್ಮೀದೇವಿ', 'LAKSHMI DEVI'],
    ['ಗಿರಿಜಮ್ಮ', 'Girijamma'],
    ['ಮಂಜುನಾಥ', 'Manjunath'],
    ['ಬಸವರಾಜ್', 'Basavaraja'],
    ['ಸಿದ್ದರಾಮಯ್ಯ', 'Siddaramaiah'],
    ['ರಾಮೇಗೌಡ', 'Rame Gouda'],
    ['Ramesh Gowda', 'gowda  RAMESH'],
    ['Ramesh K', 'K. Ramesh'],
    ['K.Ramesh', 'Ramesh Kumar'],
    ['M.S. Gowda', 'MS Gowda'],
    ['ಕೆ ರಮೇಶ್', 'Ramesh Kumar'],
    ['रमेश', 'रमेश'],
  ])('%s and %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });
});

describe('two names', () => {
  it.each([
    ['Ramesh', 'Suresh'],
    ['Ramesh', 'Ramesh Gowda'],
    ['Ramesh K', 'Ramesh L'],
    ['R K', 'Ramesh Kumar'],
    ['R', 'Ramesh'],
    ['Ramesh Ramesh', 'Ramesh Suresh'],
    ['ಗಿರಿಜಮ್ಮ', 'ಗಂಗಮ್ಮ'],
    ['रमेश', 'सुरेश'],
    ['', ''],
    ['...', '...'],
    ['', 'Ramesh'],
  ])('%s and %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });
});

it('takes no time over a name of a hundred words', () => {
  const long = Array.from({ length: 100 }, (_, n) => `a${n}`).join(' ');
  expect(isSameName(long, `${long} b`)).toBe(true);
  expect(isSameName(Array.from({ length: 12 }, () => 'a').join(' '), 'a b c d e f g h i j k l')).toBe(false);
});
