// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedArticle, PriceCheckAnswer, PriceFault } from '#shared/contract/content/prices.ts';
import type { Capability } from '#shared/domain/capabilities.ts';
import { Abilities, OwnId } from '../../../lib/abilities.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { CheckedPrices } from './CheckedPrices.tsx';
import { OneWaiting } from './WaitingPrices.tsx';

const ALL: Capability[] = ['content.read', 'content.edit', 'content.publish'];
const ASHA = { id: 7, name: { en: 'Asha', kn: 'ಆಶಾ' } };
const DAP: PlannedArticle = {
  ...{ key: 'FERT-DAP', title: { en: 'DAP', kn: 'ಡಿಎಪಿ' }, waits: false },
  ...{ before: { price: 1350 }, after: { price: 1325.5 } },
};
const FAULT: PriceFault = {
  ...{ line: 4, column: 'C', header: 'Rate', path: 'price', value: '9.125', code: 'decimals' },
};
const NONE = { rows: 1, new: 0, changed: 0, unchanged: 0, faulty: 0, faults: 0, absent: 0, waiting: 0 };

function show(children: ReactNode, may = ALL, own = 8) {
  render(
    <Abilities value={may}>
      <OwnId value={own}>{children}</OwnId>
    </Abilities>,
  );
}

function showChecked(more: Partial<PriceCheckAnswer>, may = ALL) {
  const answer: PriceCheckAnswer = {
    ...{ ok: true, mark: '0'.repeat(64), sheet: '', other_sheets: [], ignored: [] },
    ...{ count: NONE, articles: [], faults: [], absent: [], ...more },
  };
  const nothing = () => {};
  const file = new File([''], 'prices.csv');
  show(<CheckedPrices file={file} answer={answer} onChecked={nothing} onDone={nothing} />, may);
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Publish|^Ask/ });

beforeAll(async () => {
  await startLanguage();
  await loadStrings(['desk', 'fields', 'prices', 'office']);
});
afterEach(cleanup);

describe('a file that was checked', () => {
  it('is published as it is; who may only edit asks for it', () => {
    showChecked({ count: { ...NONE, changed: 1 }, articles: [DAP] });
    expect(publish().disabled).toBe(false);
    expect(publish().textContent).toBe('Publish 1 article');
    expect(screen.getByRole('listitem').textContent).toBe(
      'DAP FERT-DAPPriceBefore: ₹1,350.00After: ₹1,325.50',
    );
    cleanup();
    showChecked({ count: { ...NONE, changed: 1 }, articles: [DAP] }, ['content.read', 'content.edit']);
    expect(publish().textContent).toBe('Ask to publish 1 article');
  });

  it('with faults is published only once its rows are left out', () => {
    const count = { ...NONE, changed: 1, faulty: 1, faults: 1 };
    showChecked({ count, articles: [DAP], faults: [FAULT] });
    expect(screen.getByRole('row', { name: /9\.125/ }).textContent).toBe(
      '4C · Rate9.125Money has at most two decimals.',
    );
    expect(publish().disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(publish().disabled).toBe(false);
  });

  it('of faults alone cannot be published, and names the column that it lacks', () => {
    const lacks = { ...FAULT, column: null, header: '', path: 'name.kn', value: '', code: 'no-column' };
    showChecked({ count: { ...NONE, faulty: 1, faults: 1 }, faults: [lacks] });
    expect(screen.getByRole('row', { name: /Name \(Kannada\)/ }).textContent).toContain('no column');
    expect(screen.getByRole('status').textContent).toContain('before the faults are put right');
    expect(buttons()).toEqual(['Download the list', 'Another file']);
  });

  it('tells what was not read, what stays, and what waits for a second person', () => {
    showChecked({
      ...{ sheet: 'Prices', ignored: ['Colour'], other_sheets: ['Notes'] },
      count: { ...NONE, changed: 1, absent: 1, waiting: 1 },
      articles: [{ ...DAP, waits: true }],
      absent: [{ key: 'PEST-NEEM', title: { en: 'Neem Oil', kn: 'ಬೇವಿನ ಎಣ್ಣೆ' } }],
    });
    for (const words of ['prices.csv, sheet Prices', /: Colour$/, /: Notes$/, 'Neem Oil (PEST-NEEM)']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByText(/a second person has to agree to it/)).toBeTruthy();
    expect(screen.getByText('Waits for a second person')).toBeTruthy();
  });
});

describe('what waits', () => {
  const group = { asked_by: ASHA, mark: '0'.repeat(64), count: 2, articles: [DAP] };

  it.each([
    ['another who may publish', ALL, 8, ['Agree and publish all 2', 'Refuse all']],
    ['who asked', ALL, ASHA.id, ['Take all back']],
    ['who may not publish', ['content.read'], 8, []],
  ] as const)('is decided by %s: %s', (_who, may, own, shown) => {
    show(<OneWaiting group={group} />, [...may], own);
    expect(buttons()).toEqual(shown);
  });
});
