import { pinnedNode } from './pinned-node.mjs';
import { run } from './process.mjs';
import { prepare, serve } from './start.mjs';

// `npm run demo`: the product with a believable business in it.
await prepare();
const { code } = await run(pinnedNode(), ['tools/demo/seed.ts']);
if (code !== 0) process.exit(code);
serve();
