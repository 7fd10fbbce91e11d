// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ContentDraft } from '#shared/contract/content/desk.ts';
import type { Capability } from '#shared/domain/capabilities.ts';
import { Abilities, OwnId } from '../../../lib/abilities.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { ItemState } from './ItemState.tsx';

const ASHA = { id: 7, name: { en: 'Asha', kn: 'ಆಶಾ' } };
const RAVI = { id: 8, name: { en: 'Ravi', kn: 'ರವಿ' } };
const ALL: Capability[] = ['content.read', 'content.edit', 'content.publish'];

function Shown({ keeper }: { keeper: DraftKeeper }) {
  return <ItemState draft={{ keeper, now: useSyncExternalStore(keeper.subscribe, keeper.state) }} />;
}

/** As Ravi sees it. */
function show(draft: Partial<ContentDraft> | null, may: Capability[] = ALL): DraftKeeper {
  const whole: ContentDraft = {
    ...{ body: { rows: [] }, revision: 3, based_on: 1, saved_by: ASHA, faults: [] },
    ...{ saved_at: '2026-11-12T05:00:00.000Z', publish_at: null, asked_by: null, ...draft },
  };
  const keeper = new DraftKeeper({
    item: {
      ...{ kind: 'freight', key: '', version: 1, published: { rows: [] }, sample: false, sample_fields: [] },
      draft: draft && whole,
    },
    kept: null,
    save: () => Promise.reject(new Error('nothing is saved here')),
    read: () => Promise.reject(new Error('nothing is read here')),
    keep: () => {},
    onMerged: () => {},
  });
  render(
    <Abilities value={may}>
      <OwnId value={RAVI.id}>
        <Shown keeper={keeper} />
      </OwnId>
    </Abilities>,
  );
  return keeper;
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeAll(async () => {
  await startLanguage();
  await loadStrings(['desk', 'fields']);
});
afterEach(cleanup);

describe('an item says how it stands', () => {
  it.each([
    [{}, 'Draft of Asha, 12 Nov 2026, 10:30 AM'],
    [{ saved_by: RAVI }, 'Your draft, 12 Nov 2026, 10:30 AM'],
    [null, 'Published once'],
    [{ publish_at: '2026-12-01T00:30:00.000Z' }, 'Will be published 1 Dec 2026, 6:00 AM'],
  ])('%j', (draft, words) => {
    show(draft);
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('what waits for a second person', () => {
  it('is agreed to or refused by another one', () => {
    show({ asked_by: ASHA });
    expect(screen.getByText(/^Asha asks to publish this/)).toBeTruthy();
    expect(buttons()).toEqual(['Refuse', 'Agree and publish']);
  });

  it('is taken back by who asked, and agreed to by somebody else alone', () => {
    show({ asked_by: RAVI });
    expect(screen.getByText(/Another owner has to agree/)).toBeTruthy();
    expect(buttons()).toEqual(['Take back']);
  });

  it('is not agreed to while the form shows other words than were asked for', () => {
    const keeper = show({ asked_by: ASHA });
    const agree = () => screen.getByRole('button', { name: 'Agree and publish' }) as HTMLButtonElement;
    expect(agree().disabled).toBe(false);
    act(() => keeper.edit('rows', () => [{ price: 9 }]));
    expect(agree().disabled).toBe(true);
    keeper.stop();
  });

  it('is only looked at by who may not publish', () => {
    show({ asked_by: ASHA }, ['content.read', 'content.edit']);
    expect(buttons()).toEqual([]);
  });
});

it('a time is taken off by who may publish', () => {
  show({ publish_at: '2026-12-01T00:30:00.000Z', asked_by: RAVI });
  expect(buttons()).toEqual(['Take the time off']);
  cleanup();
  show({ publish_at: '2026-12-01T00:30:00.000Z' }, ['content.read', 'content.edit']);
  expect(buttons()).toEqual([]);
});
