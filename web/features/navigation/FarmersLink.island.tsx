import type { ReactIsland } from '../../lib/islands/island.ts';
import { FarmersLink } from './FarmersLink.tsx';

export default {
  name: 'FarmersLink',
  wake: 'farmer',
  words: [],
  Component: FarmersLink,
} satisfies ReactIsland;
