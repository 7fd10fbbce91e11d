// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useWhileShown } from './use-while-shown.ts';

afterEach(cleanup);

it('does what the newest render would do, and nothing once the component is gone', () => {
  const opened: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ from }) => useWhileShown((chatId: number) => opened.push(`${from} ${chatId}`)),
    { initialProps: { from: 'first' } },
  );
  const asked = result.current;
  rerender({ from: 'second' });
  asked(1);
  unmount();
  asked(2);
  expect(opened).toEqual(['second 1']);
});
