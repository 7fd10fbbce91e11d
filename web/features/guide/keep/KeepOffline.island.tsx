import type { ReactIsland } from '../../../lib/islands/island.ts';
import { KeepOffline } from './KeepOffline.tsx';

export default {
  name: 'KeepOffline',
  wake: 'idle',
  words: ['guidekeep'],
  Component: KeepOffline,
} satisfies ReactIsland;
