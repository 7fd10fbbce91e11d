// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { loadMenu } from './DeskMenu.tsx';
import { DESK_STRINGS, LOGIN_STRINGS } from './strings.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none = () => undefined;

const NUMBERS = ['108', '1800 116 117', '14416'];

it.each(LANGUAGES)('rings the numbers for a poisoning and for despair (%s)', async (language) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Nobody has said yet whether this farmer wants alerts.
  vi.stubGlobal('fetch', () => new Promise(none));
  const DeskMenu = await loadMenu();
  await loadStrings([...LOGIN_STRINGS, ...DESK_STRINGS]);
  await act(() => switchLanguage(language));
  await act(
    async () =>
      void render(
        <DeskMenu at={{ x: 1, y: 1 }} onCallMe={null} onFields={none} onLogout={none} onClose={none} />,
      ),
  );
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  for (const number of NUMBERS) {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${number} `) }));
    expect(assign).toHaveBeenLastCalledWith(`tel:${number.replaceAll(' ', '')}`);
  }
});
