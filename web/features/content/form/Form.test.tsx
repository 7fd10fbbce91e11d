// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { checkContent } from '#shared/contract/content/check.ts';
import { CONTENT_KINDS, type ContentKind } from '#shared/contract/content/kinds.ts';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { readToasts } from '../../../ui/sheets/toast-store.ts';
import { pathOf, placeOf, valueAt, withValueAt } from './at-path.ts';
import { Field } from './Field.tsx';
import { FormContext, type FormState } from './form-context.ts';
import { schemaOf } from './schema.ts';

const SHIPPED = shippedContent({ privacy: { en: 'Text', kn: 'ಬರಹ' } });

/** One of a shelf whose articles need every field. */
const ARTICLE = SHIPPED.products.find(({ category }) => category === 'pesticides');

const bodyOf = (kind: ContentKind): unknown => {
  if (kind === 'policy') return SHIPPED.policies.privacy;
  return kind === 'product' ? ARTICLE : SHIPPED[kind];
};

let now: unknown;
let edit: FormState['edit'];

function Form({ kind, body: first }: { kind: ContentKind; body: unknown }) {
  const [body, setBody] = useState(first);
  now = body;
  edit = (path, next) => setBody((known: unknown) => withValueAt(known, path, next(valueAt(known, path))));
  const form = {
    ...{ kind, itemKey: ARTICLE?.sku ?? '', body, faults: checkContent(kind, body), isReadOnly: false },
    edit,
    follow(path: string) {
      const place = placeOf(now, path);
      return () => pathOf(now, place);
    },
    leave: () => {},
    hold: <T,>(work: Promise<T>) => work,
  };
  return (
    <FormContext value={form}>
      <Field schema={schemaOf(kind)} path="" name="" label="" />
    </FormContext>
  );
}

const open = (kind: ContentKind, change: Record<string, unknown> = {}) =>
  render(<Form kind={kind} body={{ ...(bodyOf(kind) as object), ...change }} />);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeAll(async () => {
  await startLanguage();
  await loadStrings(['fields']);
});
afterEach(cleanup);

it.each(Object.keys(CONTENT_KINDS) as ContentKind[])(
  '%s is drawn whole, each control with a name',
  (kind) => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const { container } = open(kind);
    const controls = [...container.querySelectorAll('input:not([hidden]), textarea, button, select')];
    expect(controls.length).toBeGreaterThan(0);
    const named = new Set(screen.queryAllByLabelText(/.+/));
    expect(controls.filter((control) => !named.has(control as HTMLElement) && !control.textContent)).toEqual(
      [],
    );
    expect(complaints.mock.calls).toEqual([]);
  },
);

describe('an amount', () => {
  it('is typed as people write it', () => {
    open('product');
    type('Price', '₹ 1,250/-');
    expect(valueAt(now, 'price')).toBe(1250);
    fireEvent.blur(screen.getByLabelText('Price'));
    expect((screen.getByLabelText('Price') as HTMLInputElement).value).toBe('1,250');
  });

  it('of a colleague takes the place of what was typed', () => {
    open('product');
    type('Price', '260');
    act(() => edit('price', () => 310));
    expect((screen.getByLabelText('Price') as HTMLInputElement).value).toBe('310');
  });

  it('that cannot be is told of at its field, and what was typed stays', () => {
    open('product', { mrp: 260 });
    type('Price', '261');
    const box = screen.getByLabelText('Price');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('The price lies above the MRP of ₹260.00.');
    type('Price', 'cheap');
    expect(valueAt(now, 'price')).toBe('cheap');
    expect(screen.getByText('Write a number here.')).toBeTruthy();
    type('Price', '250.555');
    expect(screen.getByText('Money has at most two decimals.')).toBeTruthy();
  });
});

describe('what may be left out', () => {
  it('stands behind a button, and is taken away again with a way back', () => {
    open('product');
    expect(screen.queryByLabelText('Made in · English')).not.toBeNull();
    expect(screen.queryByLabelText('MRP')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add: MRP' }));
    type('MRP', '300');
    expect(valueAt(now, 'mrp')).toBe(300);
    fireEvent.click(screen.getByRole('button', { name: 'Leave out: MRP' }));
    expect(now).not.toHaveProperty('mrp');
    act(() => readToasts().at(-1)?.action?.onAction());
    expect(valueAt(now, 'mrp')).toBe(300);
  });

  it('is drawn where it is missing after all', () => {
    open('product', { registration: undefined });
    expect(screen.getByText('Crop medicine needs its registration number.')).toBeTruthy();
    type('Registration number', 'CIR-1');
    expect(valueAt(now, 'registration')).toBe('CIR-1');
  });

  it('of an article the number is not changed: links and bills name it', () => {
    open('product');
    expect((screen.getByLabelText('Our number') as HTMLInputElement).readOnly).toBe(true);
  });
});

describe('a list', () => {
  const numbers = () => (valueAt(now, 'licences') as { number: string }[]).map(({ number }) => number.at(-1));

  it('has its items moved by keys, taken away and brought back', () => {
    open('licences');
    expect(numbers()).toEqual(['1', '2', '3']);
    fireEvent.click(screen.getByRole('button', { name: 'Licence 1: down' }));
    expect(numbers()).toEqual(['2', '1', '3']);
    expect(screen.getByRole('button', { name: 'Licence 1: up' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Licence 2' }));
    expect(numbers()).toEqual(['2', '3']);
    act(() => readToasts().at(-1)?.action?.onAction());
    expect(numbers()).toEqual(['2', '1', '3']);
  });

  it('brings nothing back that a colleague has still, and never writes over them', () => {
    open('licences');
    const before = valueAt(now, 'licences') as object[];
    fireEvent.click(screen.getByRole('button', { name: 'Remove Licence 1' }));
    const back = readToasts().at(-1)?.action?.onAction;
    act(() => edit('licences', () => structuredClone(before)));
    act(() => back?.());
    expect(numbers()).toEqual(['1', '2', '3']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Licence 1' }));
    const again = readToasts().at(-1)?.action?.onAction;
    fireEvent.click(screen.getByRole('button', { name: 'Licence 1: down' }));
    act(() => again?.());
    expect(numbers()).toEqual(['3', '1', '2']);
  });

  it('gets another item, empty but for what it must have', () => {
    open('licences');
    fireEvent.click(screen.getByRole('button', { name: 'Add a licence' }));
    expect(valueAt(now, 'licences.3')).toEqual({ number: '', validUntil: '', place: { en: '', kn: '' } });
    expect(screen.getByRole('group', { name: 'Licence 4' })).toBeTruthy();
  });
});

describe('a photo on its way', () => {
  let arrive: (picture: string) => Promise<void>;
  class Line {
    readonly upload = {};
    readonly status = 200;
    responseText = '';
    onload = () => {};
    onloadend = () => {};
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send() {
      arrive = (picture) =>
        act(async () => {
          this.responseText = JSON.stringify({ ok: true, picture });
          this.onload();
          this.onloadend();
        });
    }
  }
  const PHOTO = `photo:${'a'.repeat(64)}`;
  const banners = () =>
    (valueAt(now, 'banners') as { caption: { en: string }; picture: string }[]).map(
      ({ caption, picture }) => [caption.en, picture === PHOTO],
    );
  const choose = (row: number) => {
    const input = document.querySelectorAll('input[type=file]')[row] as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], 'bag.jpg', { type: 'image/jpeg' })] } });
  };

  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', Line);
    Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => {} });
    const banner = (en: string) => ({ picture: 'banner-kharif', caption: { en, kn: en } });
    open('banners', { banners: [banner('One'), banner('Two'), banner('Three')] });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes to the entry it was chosen for, wherever that has gone', async () => {
    choose(0);
    fireEvent.click(screen.getByRole('button', { name: 'Banner 1: down' }));
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    const rows = [...document.querySelectorAll('ol > li')];
    expect(rows.map((row) => row.querySelector('[role=progressbar]') !== null)).toEqual([false, true, false]);
    await arrive(PHOTO);
    expect(banners()).toEqual([
      ['Two', false],
      ['One', true],
      ['Three', false],
    ]);
  });

  it('comes to it in the list of a colleague too, who had put another one in front', async () => {
    choose(1);
    const others = structuredClone(valueAt(now, 'banners')) as object[];
    act(() => edit('banners', () => [{ picture: '', caption: { en: 'New', kn: '' } }, ...others]));
    await arrive(PHOTO);
    expect(banners()).toEqual([
      ['New', false],
      ['One', false],
      ['Two', true],
      ['Three', false],
    ]);
  });

  it('of an entry that is gone comes to no other one, and that is said', async () => {
    choose(0);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Banner 1' }));
    await arrive(PHOTO);
    expect(banners()).toEqual([
      ['Two', false],
      ['Three', false],
    ]);
    expect(readToasts().at(-1)?.text).toMatch(/^The photo arrived, but its entry is no longer there/);
  });
});

describe('hours', () => {
  it('of a day are opened and closed, and told of when they end before they begin', () => {
    open('hours');
    const sunday = within(screen.getByRole('group', { name: 'Sunday' }));
    expect(sunday.queryByLabelText('Opens')).toBeNull();
    fireEvent.click(sunday.getByLabelText('Open'));
    expect(valueAt(now, 'sunday')).toEqual({ opens: '09:30', closes: '18:30' });
    fireEvent.change(sunday.getByLabelText('Closes'), { target: { value: '08:00' } });
    expect(sunday.getByText('The end lies before the beginning.')).toBeTruthy();
    fireEvent.click(sunday.getByLabelText('Open'));
    expect(valueAt(now, 'sunday')).toBeNull();
  });

  it('know a holiday of every year and one of this year', () => {
    open('hours', { holidays: ['01-26', '2026-11-08'] });
    const yearly = screen.getAllByLabelText('Every year') as HTMLInputElement[];
    expect(yearly.map(({ checked }) => checked)).toEqual([true, false]);
    expect((screen.getByLabelText('Holiday 1') as HTMLInputElement).value).toMatch(/^\d{4}-01-26$/);
    type('Holiday 1', '2027-01-27');
    expect(valueAt(now, 'holidays.0')).toBe('01-27');
    fireEvent.click(yearly[1] as HTMLInputElement);
    expect(valueAt(now, 'holidays.1')).toBe('11-08');
  });
});

it('both languages stand side by side, each marked as its own', () => {
  open('product');
  const own = (language: string) => screen.getByLabelText(`Name · ${language}`);
  expect(own('English').lang).toBe('en');
  expect(own('ಕನ್ನಡ').lang).toBe('kn');
  fireEvent.change(own('ಕನ್ನಡ'), { target: { value: '' } });
  expect(own('ಕನ್ನಡ').getAttribute('aria-invalid')).toBe('true');
  expect(own('English').getAttribute('aria-invalid')).toBeNull();
});
