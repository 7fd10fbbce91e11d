import type { OpenPhoto } from './Attachment.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { DeletionQuestion } from './DeletionDialogs.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { photosOf } from './photos-of.ts';
import type { ChatThread } from './use-chat-thread.ts';
import type { useFileQueue } from './use-file-queue.ts';
import type { useMessageDeeds } from './use-message-deeds.ts';

interface ConversationOverlaysProps {
  thread: ChatThread;
  deeds: ReturnType<typeof useMessageDeeds>;
  files: ReturnType<typeof useFileQueue>;
  photo: OpenPhoto | null;
  blocked: boolean;
  onClosePhoto: () => void;
}

/** What lies over a conversation for a moment: the file about to be sent, a photo, a menu, a question. */
export function ConversationOverlays(props: ConversationOverlaysProps) {
  const { thread, deeds, files, photo, blocked, onClosePhoto } = props;
  const file = files.current;

  function sendFile(chosen: File, caption: string): void {
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
