import type { ReactIsland } from '../../lib/islands/island.ts';
import { ChannelPopup } from './ChannelPopup.tsx';

export default {
  name: 'ChannelPopup',
  wake: 'idle',
  words: ['moving'],
  Component: ChannelPopup,
} satisfies ReactIsland;
