import { useState } from 'react';
import { translate } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import type { ScreenPoint } from '../../ui/sheets/ActionMenu.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import type { Panels } from './panels.ts';

/** Which panel is open. "What do you see?" leads here with a crop in the address. */
export function usePanels(): Panels {
  const [open, show] = useState<Panels['open']>(location.search.includes('crop=') ? 'intake' : 'none');
  const [menuAt, showMenu] = useState<ScreenPoint | null>(null);
  return { open, menuAt, show, showMenu };
}

const loadLayers = async () => (await import('./PanelLayers.tsx')).PanelLayers;

/** What draws them; null until something is opened. */
export function usePanelLayers({ open, menuAt, show, showMenu }: Panels) {
  return useLate(open !== 'none' || menuAt !== null, loadLayers, () => {
    showToast(translate('common', 'state.failed'), { tone: 'error' });
    show('none');
    showMenu(null);
  });
}
