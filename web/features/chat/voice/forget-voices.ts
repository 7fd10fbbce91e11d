import { withOutboxDatabase } from '../model/outbox-database.ts';

/** Takes every kept voice note of these owners off the device. Beside the drawer, as the thread itself never asks for it. */
export async function forgetVoices(isTheirs: (owner: string) => boolean): Promise<void> {
  await withOutboxDatabase(async (database) => {
    const keys = await database.getAllKeys('drafts');
    await Promise.all(keys.filter(([owner]) => isTheirs(owner)).map((key) => database.delete('drafts', key)));
  });
}
