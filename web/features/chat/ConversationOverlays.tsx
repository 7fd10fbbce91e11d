import type { Message } from '#shared/contract/chat.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import { translate } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { DeletionQuestion } from './actions/DeletionDialogs.tsx';
import { MessageMenu } from './actions/MessageMenu.tsx';
import type { useMessageActions } from './actions/use-message-actions.ts';
import { type AskAboutFile, FileQueue, type useFileQueue } from './FileQueue.tsx';
import type { ChatThread } from './live/use-chat-thread.ts';
import type { OpenPhoto } from './message/Attachment.tsx';
import { fileKind, fileOfMessage } from './model/message-file.ts';

interface ConversationOverlaysProps {
  thread: ChatThread;
  actions: ReturnType<typeof useMessageActions>;
  files: ReturnType<typeof useFileQueue>;
  askAboutFile: AskAboutFile | undefined;
  photo: OpenPhoto | null;
  blocked: boolean;
  onClosePhoto: () => void;
}

const loadViewer = async () => (await import('./photos/PhotoViewer.tsx')).PhotoViewer;

/** What lies over a conversation for a moment: the file about to be sent, a photo, a menu, a question. */
export function ConversationOverlays(props: ConversationOverlaysProps) {
  const { thread, actions, files, photo, blocked, onClosePhoto } = props;
  const PhotoViewer = useLate(photo !== null, loadViewer, () => {
    showToast(translate('chat', 'file.photoFailed'), { tone: 'error' });
    onClosePhoto();
  });

  return (
    <>
      <FileQueue thread={thread} files={files} ask={props.askAboutFile} send={actions.send} />
      {photo && PhotoViewer ? (
        <PhotoViewer photo={photo} album={photosOf(thread.messages)} onClose={onClosePhoto} />
      ) : null}
      <MessageMenu
        menu={actions.menu}
        thread={thread}
        canReply={!blocked}
        deletion={actions.deletion}
        onReply={actions.startReply}
        onSelect={actions.selection.toggle}
        onClose={actions.closeMenu}
      />
      <DeletionQuestion deletion={actions.deletion} side={thread.side} />
    </>
  );
}

/** The photos of a thread in its order: what the viewer leafs through. Records keep their papers to themselves. */
function photosOf(messages: readonly Message[]): OpenPhoto[] {
  return messages.flatMap((message) => {
    const file = message.deleted || isRecord(message.message_type) ? null : fileOfMessage(message);
    return file && fileKind(file.mimeType) === 'photo' ? [{ url: file.url, name: file.name }] : [];
  });
}
