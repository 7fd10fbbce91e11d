/**
 * `node tools/bench/seed/main.ts`: a business of 50,000 farmers and 5,000,000 messages in the database of DATA_DIR
 * (or DATABASE_URL), made once, in minutes. CHATS and MESSAGES make it smaller. A database that holds anything
 * else is left alone.
 */
import { readConfig } from '../../../server/config.ts';
import { openHomeDatabase } from '../../../server/home-database.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { seedBusiness } from './seed-business.ts';

const size = {
  chats: Number(process.env.CHATS ?? 50_000),
  messages: Number(process.env.MESSAGES ?? 5_000_000),
};
const config = readConfig({ DATA_DIR: 'data/bench', ...process.env, LOG_LEVEL: 'error' });
const database = await openHomeDatabase(config, () => {});
try {
  await migrate(database.connectionString);
  const begun = performance.now();
  const say = (line: string) => console.log(line);
  const made = await seedBusiness(database.connectionString, size, say, database.ownerConnectionString);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    made ? `The bench's business stands after ${seconds} s.` : "The bench's business is already there.",
  );
} finally {
  await database.close();
}
