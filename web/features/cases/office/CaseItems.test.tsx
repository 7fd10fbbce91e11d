// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#shared/contract/office/cases.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { CaseItems } from './CaseItems.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['common', 'cases']);
});
afterEach(cleanup);

const items = [1, 2, 3, 4].map((id) => ({ id, photo: null, text: `message ${id}` }));
const onChange = vi.fn(async (_change: (ids: readonly number[]) => number[]) => true);
const onSplit = vi.fn();
beforeEach(() => vi.clearAllMocks());

const drawn = (ids: number[]) => (
  <CaseItems
    it={{ message_ids: ids, told: [] as Case['told'] } as Case}
    items={items}
    onChange={onChange}
    onMark={undefined}
    onSplit={onSplit}
  />
);
const tick = (id: number) => fireEvent.click(screen.getByRole('checkbox', { name: `message ${id}` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shownTicked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked }, at) => (checked ? [at + 1] : []));
/** What is saved where the case holds these by then. */
const savedOver = (ids: number[]) => onChange.mock.lastCall?.[0](ids);

it('keeps what joined the case while others were ticked, and what a colleague ticked', () => {
  const { rerender } = render(drawn([1]));
  press('Choose photos and words');
  tick(3);
  rerender(drawn([1, 2]));
  expect(shownTicked()).toEqual([1, 2, 3]);
  press('Save');
  expect(savedOver([1, 2])).toEqual([1, 2, 3]);
  expect(savedOver([1, 2, 4])).toEqual([1, 2, 4, 3]);
});

it('takes out what was ticked off, and nothing that was ticked on and off again', () => {
  render(drawn([1, 2]));
  press('Choose photos and words');
  tick(1);
  tick(4);
  tick(4);
  press('Save');
  expect(savedOver([1, 2, 3])).toEqual([2, 3]);
});

it('splits off what is ticked', () => {
  render(drawn([1, 2]));
  press('Choose photos and words');
  tick(2);
  press('New case of these');
  expect(onSplit).toHaveBeenCalledWith([1]);
});
