import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { run } from './process.mjs';

// `npm run soak`: farmers pay through every fault a provider can have, and kill -9s of the app; then our ledger, the
// provider's book and the quotations are compared (tests/support/payment-soak).
//   SOAK_SEED      the payers' ways and the faults (by default today's date)
//   SOAK_PAYMENTS  how many quotations are paid (500)
//   SOAK_KILLS     how often the app is killed (3)
await ensureInstalled();
const { code } = await run(pinnedNode(), ['tests/support/payment-soak/main.ts']);
process.exit(code);
