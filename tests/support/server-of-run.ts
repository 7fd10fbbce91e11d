import { once } from 'node:events';
import setUp from './global-setup.ts';

/**
 * The PostgreSQL of a whole `npm test`, as a process: says on its standard output, in one line of JSON, by which environment
 * tests and journeys find it, and lives until its standard input ends, as it does when the run dies.
 */
process.on('SIGINT', () => undefined);
const tearDown = await setUp();
const { AV_TEST_SERVER, AV_TEST_TEMPLATE } = process.env;
console.log(JSON.stringify({ AV_TEST_SERVER, AV_TEST_TEMPLATE }));
await once(process.stdin.resume(), 'end');
await tearDown?.();
