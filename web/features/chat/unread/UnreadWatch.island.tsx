import type { ReactIsland } from '../../../lib/islands/island.ts';
import { UnreadWatch } from './UnreadWatch.tsx';

export default {
  name: 'UnreadWatch',
  wake: 'farmer',
  words: [],
  Component: UnreadWatch,
} satisfies ReactIsland;
