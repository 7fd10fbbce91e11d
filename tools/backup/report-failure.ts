/**
 * Run by systemd when the daily backup failed (`deploy/av-agro-backup-failed.service`): tells the office by e-mail, since
 * nobody reads a journal that says nothing for years.
 */
import os from 'node:os';
import { createEmailSender } from '../../server/partners/email/index.ts';
import { createOutbox } from '../../server/partners/outbox.ts';
import { newestChecked } from '../../server/platform/backup-folder.ts';
import { readSettings, runCommand } from './command.ts';

await runCommand(async () => {
  const { email, dataDir, backupDir, office } = readSettings();
  const good = await newestChecked(backupDir);
  const sender = await createEmailSender(email, createOutbox(dataDir));
  try {
    await sender.send({
      to: office.email,
      subject: 'AV Agro: the backup failed',
      text: [
        `The daily backup of ${os.hostname()} did not end well. The site goes on; nothing is lost.`,
        good
          ? `The newest backup that is known to be good is of ${good.moment.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
          : 'There is no backup that is known to be good.',
        'What is newer would be gone with the machine. Call the person who looks after it today, and read this out:',
        'journalctl -u av-agro-backup',
      ].join('\n\n'),
    });
  } finally {
    sender.close();
  }
});
