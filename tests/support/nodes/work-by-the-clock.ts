import { once } from 'node:events';
import { askFarmers } from '../../../server/features/followups/ask-farmers.ts';
import { drawWeeks } from '../../../server/features/reviews/draw-weeks.ts';
import { startTestApp } from '../app.ts';

/* A node of its own process: asks farmers and draws reviews at the instant that is named, as soon as it is told to. */

const [databaseUrl = '', at = ''] = process.argv.slice(2);
const app = await startTestApp({ DATABASE_URL: databaseUrl });
app.setNow(new Date(at));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await Promise.all([askFarmers(app.ctx), drawWeeks(app.ctx)]);
await app.close();
process.exit(0);
