import type { KeyboardEvent } from 'react';

/**
 * On a keyboard Enter sends and Shift+Enter breaks the line; under a thumb Enter always breaks it. While an
 * input method composes (Kannada), Enter belongs to it; Android's keyboards claim to compose all the time,
 * which is why touch is asked first.
 */
export function sendsOnEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.shiftKey) return false;
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return false;
  return !event.nativeEvent.isComposing && event.keyCode !== 229;
}
