// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadStrings } from '../lib/i18n.ts';
import { FileLink } from './FileLink.tsx';

beforeAll(() => loadStrings(['common']));
afterEach(cleanup);

it.each([
  ['a.txt', false],
  ['Q.PDF', true],
  ['ದರಪಟ್ಟಿ.pdf', true],
  ['pdf.jpg', false],
])('has the red sheet of a PDF for nothing else: %s', (name, isPdf) => {
  const { container } = render(<FileLink href="/f" name={name} />);
  expect(container.querySelector('[data-pdf]') !== null).toBe(isPdf);
});
