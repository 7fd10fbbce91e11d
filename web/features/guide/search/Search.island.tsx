import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Search } from './Search.tsx';

export default {
  name: 'Search',
  wake: 'use',
  words: ['guide'],
  Component: Search,
} satisfies ReactIsland<{ address: string }>;
