import type { ReactIsland } from '../../lib/islands/island.ts';
import { ToastRegion } from './Toast.tsx';

/** Asked for by the first toast (toast-store.ts). */
export default { name: 'Toasts', wake: 'asked', words: [], Component: ToastRegion } satisfies ReactIsland;
