import { type ReactNode, useMemo, useState } from 'react';
import { focusComposer } from '../../../features/chat/composer/composer-form.ts';
import type { Weave } from '../../../features/chat/thread/Thread.tsx';
import { weaveAsides } from '../../../features/chat/thread/weave-asides.ts';
import { NoteCard } from '../../../features/notes/NoteCard.tsx';
import { NoteComposer, NoteSwitch } from '../../../features/notes/NoteComposer.tsx';
import { hasNoteDraft } from '../../../features/notes/note-drafts.ts';
import { useNotes, useNotesSeen } from '../../../features/notes/use-notes.ts';
import { useAbility } from '../../../lib/abilities.ts';

interface NoteWriting {
  /** For the conversation: the notes, and the form while one is written. */
  shown: { weave: Weave | undefined; inPlace: ReactNode };
  /** The reader may not write to farmers. */
  standAlone: boolean;
  /** The switch among the composer's tools. */
  tool: ReactNode;
}

/**
 * The private notes of the open chat at their places in its thread, and the switch from message to note. Who may not
 * write to farmers has nothing but the note.
 */
export function useNoteWriting(chatId: number, isMentioned: boolean): NoteWriting {
  const notes = useNotes(chatId);
  const mayWrite = useAbility('note.write');
  const mayAnswer = useAbility('chat.write');
  const [isOn, setOn] = useState(() => hasNoteDraft(chatId));
  useNotesSeen(chatId, isMentioned, notes.length > 0);
  const weave = useMemo<Weave | undefined>(() => {
    const asides = notes.map((note) => ({
      key: `note-${note.id}`,
      after: note.after_seq,
      at: note.created_at,
      node: <NoteCard note={note} />,
    }));
    return asides.length > 0 ? (items, hasOlder) => weaveAsides(items, asides, hasOlder) : undefined;
  }, [notes]);

  function handleClose(): void {
    setOn(false);
    requestAnimationFrame(focusComposer);
  }

  return {
    shown: {
      weave,
      inPlace:
        mayWrite && (isOn || !mayAnswer) ? (
          <NoteComposer chatId={chatId} onClose={mayAnswer ? handleClose : undefined} />
        ) : null,
    },
    standAlone: !mayAnswer,
    tool: mayWrite ? <NoteSwitch onOpen={() => setOn(true)} /> : null,
  };
}
