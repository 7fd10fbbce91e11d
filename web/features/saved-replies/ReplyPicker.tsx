import { MessageSquareQuote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { SavedReply } from '#shared/contract/saved-replies.ts';
import {
  fillReply,
  openVariables,
  REPLY_LANGUAGES,
  type ReplyValues,
  replyField,
} from '#shared/domain/chat/saved-reply.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { ComposerHandle, WritingHelp } from '../../lib/chat-slots.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import { findReplies, slashQuery } from './find-replies.ts';
import { OpenVariables, SendOpenQuestion } from './OpenVariables.tsx';
import { optionId, ReplyList } from './ReplyList.tsx';
import { useSavedReplies } from './use-saved-replies.ts';

interface ReplyPickerProps {
  box: ComposerHandle;
  /** Of the chat that is open. */
  values: ReplyValues;
  /** The farmer's: what they are written to in unless the writer chooses otherwise. */
  language: Language;
  /** Draws the box itself. */
  children: (help: WritingHelp) => ReactNode;
}

/**
 * A slash at the start of the box opens the saved replies. The focus stays in the box: arrows choose, Enter takes
 * (with Shift in the next language), Escape closes.
 */
export function ReplyPicker({ box, values, language, children }: ReplyPickerProps) {
  const replies = useSavedReplies();
  const listId = useId();
  const search = useSlashSearch(box, replies.list);
  const { isOpen, found, index } = search;
  const [chosen, setChosen] = useState<Language | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const shownIn = chosen ?? language;

  function take(reply: SavedReply, inLanguage: Language): void {
    const text = fillReply(reply[replyField(inLanguage)], values);
    box.write(text, placeOfOpen(text));
  }

  function takesKey(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const reply = found[index];
    if (event.key === 'Escape') search.dismiss();
    else if (event.key === 'ArrowDown') search.step(1);
    else if (event.key === 'ArrowUp') search.step(-1);
    else if (event.key !== 'Enter') return false;
    // With nothing found Enter does nothing: a mistyped shortcut must not go to the farmer.
    else if (reply) take(reply, event.shiftKey ? nextAfter(shownIn) : shownIn);
    return true;
  }

  function maySend(text: string): boolean {
    const isAnswered = openVariables(text).length === 0 || asked === text;
    if (!isAnswered) setAsked(text);
    return isAnswered;
  }

  return (
    <>
      {children({
        aria: isOpen
          ? {
              'aria-autocomplete': 'list',
              'aria-controls': listId,
              'aria-activedescendant': found[index] ? optionId(listId, found[index].id) : undefined,
            }
          : {},
        takesKey,
        maySend,
        tool: <ReplyButton box={box} isOpen={isOpen} />,
        above: isOpen ? (
          <ReplyList
            id={listId}
            replies={replies}
            found={found}
            active={index}
            values={values}
            language={shownIn}
            onLanguage={setChosen}
            onTake={(reply) => take(reply, shownIn)}
          />
        ) : (
          <OpenVariables
            text={box.text}
            onGo={(variable) => box.write(box.text, placeOfOpen(box.text, variable))}
          />
        ),
      })}
      {asked !== null && asked === box.text ? (
        <SendOpenQuestion
          text={asked}
          onSend={() => {
            box.send();
            setAsked(null);
          }}
          onCancel={() => {
            setAsked(null);
            box.write(box.text, placeOfOpen(box.text));
          }}
        />
      ) : null}
    </>
  );
}

function ReplyButton({ box, isOpen }: { box: ComposerHandle; isOpen: boolean }) {
  const { t } = useTranslation('replies');
  return (
    <IconButton
      label={t('open')}
      disabled={box.disabled || (box.text !== '' && !isOpen)}
      // The focus is the box's, before and after.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => box.write(isOpen ? '' : '/')}
    >
      <MessageSquareQuote aria-hidden="true" />
    </IconButton>
  );
}

/** What the slash in the box finds, and which line of it is meant. Escape closes it until another slash. */
function useSlashSearch(box: ComposerHandle, replies: readonly SavedReply[]) {
  const query = box.disabled ? null : slashQuery(box.text);
  const [isDismissed, setDismissed] = useState(false);
  // Another word means another list: the eye starts at its top again.
  const [active, setActive] = useState({ query: '', index: 0 });
  if (query === null && isDismissed) setDismissed(false);

  const isOpen = query !== null && !isDismissed;
  const found = isOpen ? findReplies(replies, query) : [];
  const index = active.query === query ? Math.min(active.index, found.length - 1) : 0;
  return {
    isOpen,
    found,
    index,
    dismiss: () => setDismissed(true),
    step(by: 1 | -1) {
      if (query === null || found.length === 0) return;
      setActive({ query, index: (index + by + found.length) % found.length });
    },
  };
}

/** What Shift takes instead: the next of the list, and after the last the first. */
function nextAfter(language: Language): Language {
  const next = (REPLY_LANGUAGES.indexOf(language) + 1) % REPLY_LANGUAGES.length;
  return REPLY_LANGUAGES[next] ?? language;
}

/** Where the first variable without a value stands, so that the next key writes over it. */
function placeOfOpen(text: string, variable = openVariables(text)[0]): { from: number; to: number } {
  const found = variable && new RegExp(`\\{\\s*${variable}\\s*\\}`, 'i').exec(text);
  const from = found ? found.index : text.length;
  return { from, to: from + (found ? found[0].length : 0) };
}
