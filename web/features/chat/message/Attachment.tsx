import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { FileLink } from '../../../ui/FileLink.tsx';
import { type AttachmentFile, fileExtension, fileKind, formatSize } from '../model/message-file.ts';
import { VoicePlayer } from '../voice/VoicePlayer.tsx';
import styles from './Attachment.module.css';

export interface OpenPhoto {
  url: string;
  name: string;
}

const PHOTO_WIDTH = 280;

interface AttachmentProps {
  file: AttachmentFile;
  onOpenPhoto: (photo: OpenPhoto) => void;
}

export function Attachment({ file, onOpenPhoto }: AttachmentProps) {
  switch (fileKind(file.mimeType)) {
    case 'photo':
      return <PhotoAttachment file={file} onOpenPhoto={onOpenPhoto} />;
    case 'video':
      return <VideoAttachment file={file} />;
    case 'audio':
      return <VoicePlayer id={file.id ?? file.url} file={file} seconds={file.seconds} peaks={file.peaks} />;
    default:
      return <DocumentAttachment file={file} />;
  }
}

function PhotoAttachment({ file, onOpenPhoto }: AttachmentProps) {
  const { t } = useTranslation('chat');
  /** Counts tries: a photo that failed on a weak line is asked for again by hand. */
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const source = file.previewUrl ?? file.url;
  if (failed) {
    return (
      <button
        type="button"
        className={styles.broken}
        onClick={() => {
          setFailed(false);
          setTries(tries + 1);
        }}
      >
        <ImageOff aria-hidden="true" />
        <span>{t('file.photoFailed')}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.photo}
      style={frameOf(file)}
      aria-label={`${t('file.openPhoto')}: ${file.name}`}
      onClick={() => onOpenPhoto({ url: file.url, name: file.name })}
    >
      <img
        key={tries}
        src={source}
        alt=""
        width={file.width}
        height={file.height}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </button>
  );
}

function VideoAttachment({ file }: { file: AttachmentFile }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a farmer's own recording has no captions
    <video
      className={styles.video}
      style={frameOf(file)}
      src={file.url}
      poster={file.previewUrl}
      controls
      playsInline
      preload="metadata"
      aria-label={file.name}
    />
  );
}

function DocumentAttachment({ file }: { file: AttachmentFile }) {
  const { t } = useTranslation('chat');
  const facts = [fileExtension(file.name, file.mimeType), file.size ? formatSize(file.size) : ''];
  return (
    <FileLink
      href={file.url}
      name={file.name || t('file.document')}
      facts={facts.filter(Boolean).join(' · ')}
    />
  );
}

/** Room for the picture before it arrives, so that nothing jumps when it does. */
function frameOf({ width, height }: AttachmentFile): { aspectRatio?: string; width?: number } {
  if (!width || !height) return {};
  // Very tall or wide pictures are shown cut; the viewer shows them whole.
  const ratio = Math.min(2, Math.max(0.65, width / height));
  return { aspectRatio: String(ratio), width: Math.min(PHOTO_WIDTH, Math.max(180, width)) };
}
