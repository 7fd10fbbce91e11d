import type { ReactIsland } from '../lib/islands/island.ts';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

export default {
  name: 'CopyButton',
  wake: 'use',
  words: [],
  Component: CopyButton,
} satisfies ReactIsland<CopyButtonProps>;
