import { SendHorizontal, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { useObjectUrl } from '../../lib/device/use-object-url.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useModalDialog } from '../../ui/sheets/use-modal-dialog.ts';
import { FILE_FORM } from './composer/composer-form.ts';
import styles from './FileQueue.module.css';
import type { ChatThread } from './live/use-chat-thread.ts';
import { Attachment } from './message/Attachment.tsx';
import { fileKind } from './model/message-file.ts';
import type { Draft } from './model/pending-message.ts';
import { useDraftStart } from './stale-draft/draft-start.ts';
import { useStaleDraftGuard } from './stale-draft/use-stale-draft-guard.ts';

/** What came from outside the page (another app's Share), for this chat's composer. */
export interface OfferedItems {
  files: readonly File[];
  text: string;
}

/** Files waiting for their last look before they go, one after another. */
export function useFileQueue(offered: OfferedItems | null) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (offered) setFiles((waiting) => [...waiting, ...offered.files]);
    setAside(false);
  }, [offered]);
  const current = files[0] ?? null;
  return {
    current,
    waiting: files.length,
    /** Put by, to read what came meanwhile. */
    isAside: isAside && current !== null,
    setAside,
    /** Words that were shared together with the file on the screen. */
    words: current !== null && offered?.files[0] === current ? offered.text : '',
    add(added: readonly File[]) {
      setFiles((waiting) => [...waiting, ...added]);
      setAside(false);
    },
    /** The current one was sent or deleted. */
    next: () => setFiles((waiting) => waiting.slice(1)),
  };
}

/** Draws the question in the last look at a file, when something came since it was chosen. */
export type AskAboutFile = (arrived: readonly Message[], putAside: () => void) => ReactNode;

interface FileQueueProps {
  thread: ChatThread;
  files: ReturnType<typeof useFileQueue>;
  ask: AskAboutFile | undefined;
  send: (draft: Draft) => Promise<void>;
}

/** Shows the files that wait, one after another, and sends each with its words. */
export function FileQueue({ thread, files, ask, send }: FileQueueProps) {
  const guard = useStaleDraftGuard(thread.messages, useDraftStart(thread, files.waiting > 0));
  const file = files.current;
  if (!file) return null;
  return (
    <LastLook
      key={files.waiting}
      waiting={files.waiting - 1}
      file={file}
      open={!files.isAside}
      notice={ask?.(guard.arrived, () => {
        guard.accept();
        files.setAside(true);
      })}
      words={files.words}
      onSend={(caption) => {
        if (!guard.maySend()) return;
        void send({ text: caption, file: { blob: file, name: file.name, mimeType: file.type } });
        files.next();
      }}
      onDelete={files.next}
    />
  );
}

interface LastLookProps {
  file: File;
  /** False: put by for a moment; the caption stays. */
  open: boolean;
  /** What the caption begins with. */
  words?: string;
  /** How many more come after this one. */
  waiting: number;
  /** A question before it goes. */
  notice?: ReactNode;
  onSend: (caption: string) => void;
  /** Forgets the file. */
  onDelete: () => void;
}

/** A last look at a file before it goes, with room for a few words. */
function LastLook(props: LastLookProps) {
  const { file, words = '', waiting, onSend, onDelete } = props;
  const { t } = useTranslation('chat');
  const { ref, events } = useModalDialog(props.open, onDelete);
  const [caption, setCaption] = useState(words);
  return (
    <dialog ref={ref} className={styles.overlay} aria-label={t('preview.title')} {...events}>
      <form
        id={FILE_FORM}
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          onSend(caption.trim());
        }}
      >
        {/* Takes the focus first: in the caption it would raise the keyboard over the picture. */}
        <h2 className={styles.title} tabIndex={-1}>
          {t('preview.title')}
          {waiting > 0 ? <span className={styles.more}>{t('preview.more', { count: waiting })}</span> : null}
        </h2>
        <div className={styles.stage}>
          <Stage file={file} />
        </div>
        <input
          className={styles.caption}
          value={caption}
          maxLength={1000}
          placeholder={t('preview.caption')}
          aria-label={t('preview.caption')}
          onChange={(event) => setCaption(event.target.value)}
        />
        {props.notice}
        <div className={styles.actions}>
          <Button tone="secondary" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            {t('preview.delete')}
          </Button>
          <Button type="submit" tone="accent" icon={<SendHorizontal aria-hidden="true" />}>
            {t('preview.send')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function Stage({ file }: { file: File }) {
  const { t } = useTranslation('chat');
  const url = useObjectUrl(file);
  const [undrawable, setUndrawable] = useState(false);
  if (!url) return null;
  const kind = fileKind(file.type || null);
  if (kind === 'photo' && !undrawable) {
    return <img className={styles.photo} src={url} alt={file.name} onError={() => setUndrawable(true)} />;
  }
  return (
    <div className={styles.plain}>
      <Attachment
        file={{
          url,
          mimeType: kind === 'photo' ? null : file.type || null,
          name: file.name,
          size: file.size,
        }}
        onOpenPhoto={() => {}}
      />
      {kind === 'document' || undrawable ? <p className={styles.hint}>{t('preview.noPicture')}</p> : null}
    </div>
  );
}
