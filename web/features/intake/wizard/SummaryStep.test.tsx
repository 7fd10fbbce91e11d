// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import '../intake-words.ts';
import { loadStrings } from '../../../lib/i18n.ts';
import { newDraft, withCrop } from '../draft/intake-draft.ts';
import type { MyFieldList } from '../fields/use-fields.ts';
import { SummaryStep } from './SummaryStep.tsx';

beforeAll(() => loadStrings(['intake', 'told', 'guidecrop']));
afterEach(cleanup);

it('remembers one field however often Send is pressed', () => {
  const ids: string[] = [];
  const fields: MyFieldList = {
    fields: [],
    phase: 'fresh',
    save: async (id) => {
      ids.push(id);
      return 'waiting';
    },
    remove: async () => undefined,
  };
  const draft = withCrop(newDraft(), 'chilli');
  const onSend = async () => undefined;
  render(<SummaryStep draft={draft} signs={[]} fields={fields} onChange={() => undefined} onSend={onSend} />);
  fireEvent.click(screen.getByRole('checkbox'));
  const send = screen.getByRole('button', { name: /^Send/ });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(ids).toEqual([draft.clientId, draft.clientId]);
});
