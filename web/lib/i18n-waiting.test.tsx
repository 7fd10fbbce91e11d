// @vitest-environment jsdom
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { startLanguage, useTranslation } from './i18n.ts';

function Page() {
  const { t } = useTranslation(['about', 'common']);
  return useState(t('common:brand.name'))[0];
}

it('a page that waits for its words is drawn without a stumble, whatever hooks follow', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const stumbles: unknown[] = [];
  const note = (error: unknown) => void stumbles.push(error);
  await startLanguage();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onRecoverableError: note, onUncaughtError: note });
  startTransition(() => root.render(<Page />));
  await eventually(() => expect(place.textContent).toBe('AV Agro'));
  expect(stumbles).toEqual([]);
  // React's own word for a `use` that was left out the second time.
  expect(complaints.mock.calls).toEqual([]);
  root.unmount();
});
