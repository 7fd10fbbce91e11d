import { NAME_KEY } from '#shared/domain/guide/banned-page.ts';
import { type PlainIsland, wakeIsland } from '../../../lib/islands/island.ts';

/** An address that names a product is answered without a tap. */
export default {
  name: 'BannedName',
  wake: 'now',
  start() {
    if (new URLSearchParams(location.search).has(NAME_KEY)) wakeIsland('IsItBanned');
  },
} satisfies PlainIsland;
