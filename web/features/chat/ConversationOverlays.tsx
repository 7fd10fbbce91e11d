import type { ReactNode } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { OpenPhoto } from './Attachment.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { DeletionQuestion } from './DeletionDialogs.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { photosOf } from './photos-of.ts';
import { useBegunGuard } from './use-begun-guard.ts';
import type { ChatThread } from './use-chat-thread.ts';
import type { useFileQueue } from './use-file-queue.ts';
import type { useMessageDeeds } from './use-message-deeds.ts';

/** Draws the question in the last look at a file, when something came since it was chosen. */
export type AskAboutFile = (arrived: readonly Message[], putAside: () => void) => ReactNode;

interface ConversationOverlaysProps {
  thread: ChatThread;
  deeds: ReturnType<typeof useMessageDeeds>;
  files: ReturnType<typeof useFileQueue>;
  askAboutFile: AskAboutFile | undefined;
  photo: OpenPhoto | null;
  blocked: boolean;
  onClosePhoto: () => void;
}

/** What lies over a conversation for a moment: the file about to be sent, a photo, a menu, a question. */
export function ConversationOverlays(props: ConversationOverlaysProps) {
  const { thread, deeds, files, photo, blocked, onClosePhoto } = props;
  const fileGuard = useBegunGuard(thread, files.waiting > 0);
  const file = files.current;

  function sendFile(chosen: File, caption: string): void {
    if (!fileGuard.maySend()) return;
    void deeds.send({ text: caption, file: { blob: chosen, name: chosen.name, mimeType: chosen.type } });
    files.next();
  }

  return (
    <>
      {file ? (
        <AttachmentPreview
          key={files.waiting}
          waiting={files.waiting - 1}
          file={file}
          open={!files.isAside}
          notice={props.askAboutFile?.(fileGuard.arrived, () => {
            fileGuard.accept();
            files.setAside(true);
          })}
          words={files.words}
          onSend={(caption) => sendFile(file, caption)}
          onDelete={files.next}
        />
      ) : null}
      {photo ? <PhotoViewer photo={photo} album={photosOf(thread.messages)} onClose={onClosePhoto} /> : null}
      <MessageMenu
        menu={deeds.menu}
        side={thread.side}
        canReply={!blocked}
        deletion={deeds.deletion}
        onReply={deeds.startReply}
        onSelect={deeds.selection.toggle}
        onClose={deeds.closeMenu}
      />
      <DeletionQuestion deletion={deeds.deletion} side={thread.side} />
    </>
  );
}
