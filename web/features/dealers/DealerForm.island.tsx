import type { ReactIsland } from '../../lib/islands/island.ts';
import { DealerForm } from './DealerForm.tsx';

export default {
  name: 'DealerForm',
  wake: 'visible',
  words: ['dealers'],
  Component: DealerForm,
} satisfies ReactIsland;
