/**
 * `av-agro-run pages nginx-http | nginx-server | caddy`: prints what that web server has to be told to serve the finished
 * pages itself, from the files the app puts into PAGES_DIR. Printed anew after every upgrade (docs/operations.md).
 */
import { readWebServerPages, WEB_SERVER_PARTS } from '../../server/features/site/index.ts';
import { BackupError, readSettings, runCommand } from '../backup/command.ts';

await runCommand(async () => {
  const part = WEB_SERVER_PARTS.find((each) => each === process.argv[2]);
  if (!part) throw new BackupError(`What to print: ${WEB_SERVER_PARTS.join(', ')}.`);
  const text = await readWebServerPages(readSettings(), part);
  if (text === undefined) throw new BackupError('PAGES_DIR is not set, or the site is not built.');
  process.stdout.write(text);
});
