import type { ScreenPoint } from '../../ui/sheets/ActionMenu.tsx';

type Panel = 'none' | 'quotations' | 'spray' | 'logout' | 'intake' | 'fields';

/** What slides over the thread, and how it is opened. */
export interface Panels {
  open: Panel;
  /** Where the menu was asked for; null while it is closed. */
  menuAt: ScreenPoint | null;
  show: (panel: Panel) => void;
  showMenu: (at: ScreenPoint | null) => void;
}
