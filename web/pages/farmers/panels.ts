import type { downscalePhoto } from '../../features/chat/outbox/photo-downscale.ts';
import type { useVoiceNote } from '../../features/chat/voice/use-voice-note.ts';
import type { VoiceBar } from '../../features/chat/voice/VoiceBar.tsx';
import type { VoicePlayer } from '../../features/chat/voice/VoicePlayer.tsx';
import type { ScreenPoint } from '../../ui/sheets/ActionMenu.tsx';

type Panel = 'none' | 'quotations' | 'spray' | 'logout' | 'intake' | 'fields';

/**
 * What the thread records, plays and sends with, lent to what opens over it: imported there as well, each of them would be cut
 * into a file of its own and the first load would be a kilobyte more.
 */
export interface ThreadTools {
  useVoiceNote: typeof useVoiceNote;
  VoiceBar: typeof VoiceBar;
  VoicePlayer: typeof VoicePlayer;
  downscalePhoto: typeof downscalePhoto;
}

/** What slides over the thread, and how it is opened. */
export interface Panels {
  open: Panel;
  /** Where the menu was asked for; null while it is closed. */
  menuAt: ScreenPoint | null;
  show: (panel: Panel) => void;
  showMenu: (at: ScreenPoint | null) => void;
}
