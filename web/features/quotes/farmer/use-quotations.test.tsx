// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Quotation } from '#shared/contract/quotes.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { countWaiting, useQuotations } from './use-quotations.ts';

/** What the network does with the next questions; the last one stays. */
let answers: (() => Response | Promise<Response>)[] = [];
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quotation = (id: number): Quotation => ({
  id,
  chat_id: 1,
  message_id: id,
  plan_id: null,
  file_path: null,
  mime_type: null,
  amount: 100 * id,
  original_name: 'ಬೆಲೆ.pdf',
  status: 'open',
  refunded: 0,
  payable: true,
  created_at: '2026-01-05T06:00:00.000Z',
  paid_at: null,
  by: { en: 'Asha' },
});
const say = (list: Quotation[]) => () => Response.json(list);
const refuse = (status: number) => () => Response.json({ ok: false, error: 'no' }, { status });

const open = (mobile: string | null = '9845012345') => {
  const { result, rerender } = renderHook((number: string | null) => useQuotations(number), {
    initialProps: mobile,
  });
  const shows = (phase: string, ids: number[]) =>
    eventually(() =>
      expect([result.current.phase, result.current.list.map(({ id }) => id)]).toEqual([phase, ids]),
    );
  return { quotations: () => result.current, rerender, shows };
};

it('asks again when the line failed, not when the server refused', async () => {
  answers = [refuse(503), say([quotation(1)])];
  await open().shows('ready', [1]);
  expect(asked).toBe(2);
  answers = [refuse(403)];
  await open().shows('failed', []);
  expect(asked).toBe(3);
});

it('takes over what the log says, newest first, and reads anew what was on its way meanwhile', async () => {
  answers = [say([quotation(1)])];
  const { quotations, shows } = open();
  await shows('ready', [1]);
  act(() => quotations().accept({ quotation: quotation(2), removed: false }));
  await shows('ready', [2, 1]);
  expect(asked).toBe(1);

  let answerLate = (_answer: Response) => {};
  answers = [
    () =>
      new Promise<Response>((resolve) => {
        answerLate = resolve;
      }),
    say([quotation(3), quotation(2), quotation(1)]),
  ];
  act(() => quotations().refresh());
  await eventually(() => expect(asked).toBe(2));
  act(() => quotations().accept({ quotation: quotation(3), removed: false }));
  answerLate(say([quotation(1)])());
  await eventually(() => expect(asked).toBe(3));
  await shows('ready', [3, 2, 1]);
});

it('keeps its list when a later reading fails, and drops it for another farmer', async () => {
  answers = [say([quotation(1)])];
  const { quotations, rerender, shows } = open();
  await shows('ready', [1]);
  answers = [refuse(403)];
  act(() => quotations().refresh());
  await eventually(() => expect(asked).toBe(2));
  await shows('ready', [1]);
  answers = [say([])];
  rerender('9845054321');
  expect(quotations().list).toEqual([]);
  await shows('ready', []);
});

it('asks nothing without a number', async () => {
  answers = [say([quotation(1)])];
  await open(null).shows('loading', []);
  expect(asked).toBe(0);
});

it('counts what waits for the farmer, not what the bank has still to confirm', () => {
  const states = ['open', 'pending', 'paid', 'refunded', 'withdrawn', 'open'] as const;
  expect(countWaiting(states.map((status, id) => ({ ...quotation(id), status })))).toBe(2);
});
