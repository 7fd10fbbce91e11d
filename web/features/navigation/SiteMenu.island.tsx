import type { ReactIsland } from '../../lib/islands/island.ts';
import { SiteMenu } from './SiteMenu.tsx';

export default { name: 'SiteMenu', wake: 'farmer', words: [], Component: SiteMenu } satisfies ReactIsland;
