// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PutFieldBody } from '#shared/contract/clinic/fields.ts';
import '../intake-words.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { FieldForm } from './FieldForm.tsx';

beforeAll(() => loadStrings(['intake', 'told']));
afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves no field without the area that was typed, and says what it took it for', async () => {
  const saved: PutFieldBody[] = [];
  render(
    <FieldForm field={null} onSave={async (body) => void saved.push(body)} onCancel={() => undefined} />,
  );
  fireEvent.change(screen.getAllByRole('textbox')[0] as HTMLElement, {
    target: { value: 'Behind the house' },
  });
  for (const unread of ['1.20', 'two', '90000']) {
    type('Acres', unread);
    save();
    expect(screen.getByText(/^Not saved yet/)).toBeDefined();
  }
  expect(saved).toEqual([]);
  type('Acres', '1.20');
  fireEvent.click(screen.getByRole('button', { name: '1 acre 20 guntas' }));
  expect(screen.getByText('1 acre 20 guntas')).toBeDefined();
  save();
  await screen.findByRole('button', { name: 'Save' });
  expect(saved).toMatchObject([{ name: 'Behind the house', acres: 1.5 }]);
});
