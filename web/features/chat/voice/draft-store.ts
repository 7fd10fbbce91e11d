import { withOutboxDatabase } from '../model/outbox-database.ts';
import type { DraftFile } from '../model/pending-message.ts';

/** A recorded and unsent voice note, kept beside the outbox: it survives a reload and a dead battery. */
export const voiceDrafts = {
  async load(owner: string): Promise<DraftFile | null> {
    const kept = await withOutboxDatabase((database) => database.get('drafts', [owner, 'voice']));
    return kept?.file ?? null;
  },
  async put(owner: string, file: DraftFile): Promise<void> {
    await withOutboxDatabase((database) => database.put('drafts', { owner, kind: 'voice', file }));
  },
  async remove(owner: string): Promise<void> {
    await withOutboxDatabase((database) => database.delete('drafts', [owner, 'voice']));
  },
};
