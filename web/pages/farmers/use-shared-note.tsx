import type { ReactNode } from 'react';
import { useLate } from '../../lib/use-late.ts';

/** Says of what another app handed over where it came from; nothing while there is none. */
export function useSharedNote(isShared: boolean): ReactNode {
  const SharedNote = useLate(isShared, loadNote, () => {});
  return isShared && SharedNote ? <SharedNote /> : null;
}

const loadNote = async () => (await import('../../features/pwa/SharedNote.tsx')).SharedNote;
