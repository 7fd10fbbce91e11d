import type { ReactIsland } from '../../../lib/islands/island.ts';
import { ReadingTools } from './ReadingTools.tsx';

export default {
  name: 'ReadingTools',
  wake: 'use',
  words: ['guide'],
  Component: ReadingTools,
} satisfies ReactIsland<{ title: string }>;
