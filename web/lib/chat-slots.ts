import type { AriaAttributes, KeyboardEvent, ReactNode } from 'react';

/** The box a message is written in, in the hands of somebody who helps writing. */
export interface ComposerHandle {
  text: string;
  disabled: boolean;
  /** Puts words into the box, which takes the focus; `select` marks a part of them, to be written over. */
  write: (text: string, select?: { from: number; to: number }) => void;
  /** Sends what is written, without asking the help again. */
  send: () => void;
}

/** What the help adds to the box. */
export interface WritingHelp {
  /** For the text box: the list it controls. */
  aria?: AriaAttributes;
  /** True: the key was meant for the help. */
  takesKey?: (event: KeyboardEvent) => boolean;
  /** Stands right above the box. */
  above?: ReactNode;
  /** Stands beside the other tools of the box. */
  tool?: ReactNode;
  /** False: the words stay; the help asks the writer and sends by itself. */
  maySend?: (text: string) => boolean;
}

/** Draws the box (`draw`) with help around it. Two features meet here without knowing each other. */
export type ComposerExtension = (box: ComposerHandle, draw: (help: WritingHelp) => ReactNode) => ReactNode;

/** Somebody who may hold a side panel's send back, because something came into the chat while it was filled in. */
export interface SendGuard {
  /** Must keep its identity between renders. */
  onBegun: (isBegun: boolean) => void;
  maySend: () => boolean;
  /** Position of the newest message the writer can have seen; undefined before the thread is here. */
  seen: () => number | undefined;
  notice: ReactNode;
}

/** Something that stands among the messages of a thread and is none: one feature draws it, another gives it its place. */
export interface ThreadAside {
  key: string;
  /** Stands below the messages up to this position. */
  after: number;
  at: string;
  node: ReactNode;
}
