import { pinnedNode } from './pinned-node.mjs';
import { run } from './process.mjs';
import { prepare, serve } from './start.mjs';

// `npm run demo`: the product with a believable business in it, in a folder of its own so that it never mixes with
// a real one.
const env = { DATA_DIR: 'data/demo', OFFICE_PASSWORD: 'demo-office-password', ...process.env };
await prepare();
const { code } = await run(pinnedNode(), ['tools/demo/seed.ts'], { env });
if (code !== 0) process.exit(code);
console.log(`The office's password in the demo: ${env.OFFICE_PASSWORD}`);
serve(env);
