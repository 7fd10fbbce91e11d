import { useEffect, useRef, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { VisuallyHidden } from '../../../ui/States.tsx';
import type { ChatThread } from '../live/use-chat-thread.ts';
import { useSenderName } from '../message/message-words.ts';
import { fileKind } from '../model/message-file.ts';

/**
 * Reads the other side's new messages out to those who hear the page, each once. The log itself is silent: it would
 * read every older page that is put in front of it, and each own message back to its writer.
 */
export function NewMessageVoice({ thread }: { thread: Pick<ChatThread, 'messages' | 'phase' | 'side'> }) {
  const { t } = useTranslation('chat');
  const nameOf = useSenderName(thread.side);
  const spoken = useRef<number | null>(null);
  const [words, setWords] = useState('');
  const { messages, phase, side } = thread;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are the trigger; names and words are not
  useEffect(() => {
    const newest = messages.at(-1)?.seq ?? 0;
    const before = spoken.current;
    if (phase === 'ready' || phase === 'new') spoken.current = Math.max(before ?? 0, newest);
    // What was there when the thread opened is read by whoever goes there.
    if (before === null || newest <= before) return;
    const fresh = messages.filter((message) => message.seq > before && message.sender_role !== side);
    if (fresh.length > 0) setWords(fresh.map(sentence).join('. '));
  }, [messages, phase, side]);

  function sentence(message: Message): string {
    return `${nameOf(message.sender_role)}: ${message.text || t(kindOf(message))}`;
  }

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {words}
      </span>
    </VisuallyHidden>
  );
}

function kindOf(message: Message) {
  if (message.deleted) return 'message.deleted' as const;
  return message.file_path ? (`file.${fileKind(message.mime_type)}` as const) : 'message.one';
}
