import { useEffect, useRef } from 'react';
import { focusComposer } from '../../features/chat/composer/composer-form.ts';

/** Under a thumb the caret would bring the keyboard over the messages one wants to read. */
const WITH_MOUSE = '(hover: hover) and (pointer: fine)';

/** Puts the caret into the box of a chat that is opened, so that what is typed is written. Not when the page loads. */
export function useCaretInBox(chatId: number | null): void {
  const shown = useRef(chatId);
  useEffect(() => {
    const isOpened = chatId !== null && chatId !== shown.current;
    shown.current = chatId;
    if (isOpened && window.matchMedia(WITH_MOUSE).matches) focusComposer();
  }, [chatId]);
}
