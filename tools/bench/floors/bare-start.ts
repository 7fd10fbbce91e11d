/** The floor of a start and of idle memory: the embedded PostgreSQL and a server that says "ok", and nothing else. */
import { createServer } from 'node:http';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/index.ts';

const database = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? '', log: () => {} });
const http = createServer((_request, response) => response.end('ok'));
http.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  await database.stop();
  process.exit(0);
});
