import type { ComponentType } from 'react';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import type { CropSlug } from '#shared/domain/guide/crop-pages.ts';
import type { KeptFile } from '../draft/intake-database.ts';
import type { ToldSpray } from './SprayedStep.tsx';

export interface VoiceSlotProps {
  /** Names the recording on this device while it is made. */
  owner: string;
  /** What was said already. */
  kept: KeptFile | undefined;
  onKept: (file: KeptFile) => Promise<void>;
  onDelete: () => void;
  /** Whether it is being recorded. */
  onSaying: (isSaying: boolean) => void;
}

/** What the chat lends the wizard. */
export interface IntakeTools {
  lastSpray: ToldSpray | null;
  /** Makes a photo as light as it leaves the phone. Never rejects. */
  lighten: (file: KeptFile) => Promise<KeptFile>;
  /** Addresses of small photos from other fields, by the key of the sign; none where there is no line. Never rejects. */
  realPhotos: (crop: CropSlug) => Promise<ReadonlyMap<string, string>>;
  /** Records an answer and plays it. */
  Voice: ComponentType<VoiceSlotProps>;
  /** Resolves when card, photos and voices are safe in the outbox; the same ids are sent once, however often. */
  send: (clientId: string, intake: Intake, files: readonly SentFile[]) => Promise<void>;
}

export interface SentFile {
  clientId: string;
  file: KeptFile;
}
