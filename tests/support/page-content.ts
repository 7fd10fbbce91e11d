import { fillShell } from '#shared/domain/content/app-content.ts';
import { SHIPPED } from './shipped-content.ts';

/** Tests of a page find in it what the server says of the shop, as a browser does. */
const SAID =
  '<meta name="application-name" content="%SHOP%"><script type="application/json" id="app-content">"%CONTENT%"</script>';

if (typeof document !== 'undefined') document.head.insertAdjacentHTML('beforeend', fillShell(SAID, SHIPPED));
