import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type KeptFile, type KeptIntake, keepIntake, loadIntake } from './intake-database.ts';
import { type IntakeDraft, newDraft } from './intake-draft.ts';
import { forgetBegun, loadWaiting } from './waiting-draft.ts';

/** What every question is given. */
export interface StepProps {
  draft: IntakeDraft;
  /** Keeps an answer; the question stays. */
  change: (how: IntakeChange) => void;
  /** Keeps an answer and goes on: one tap is enough. */
  answer: (how: IntakeChange) => void;
}

export type IntakeChange = (draft: IntakeDraft) => IntakeDraft;

export interface KeptDraft {
  /** Null while the phone is asked. */
  intake: KeptIntake | null;
  /** Begun before this wizard was opened. */
  isOfBefore: boolean;
  /** What another page began while this was begun already. */
  waiting: KeptIntake | null;
  /** In this page alone: the phone has no room. */
  isUnkept: boolean;
  /** Changes what is told and keeps it, with a photo or voice that came to it. Resolves when it is on the phone. */
  change: (how: IntakeChange, added?: { clientId: string; file: KeptFile }) => Promise<void>;
  /** Throws away what is kept, and begins with what waits or with nothing. */
  beginAnew: () => Promise<void>;
  /** Forgets what was sent. */
  forget: () => Promise<void>;
}

/** What one farmer tells on this phone, kept at each tap. `start`: what another page has just begun. */
export function useIntakeDraft(owner: string, start: KeptIntake | null): KeptDraft {
  const [intake, setIntake] = useState<KeptIntake | null>(null);
  const [waiting, setWaiting] = useState<KeptIntake | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  /** Ahead of the screen: two changes in one tick are both of it. */
  const newest = useRef<KeptIntake | null>(null);
  /** Writes stand in line, or the older could be the last. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const [isOfBefore, setOfBefore] = useState(false);

  function show(next: KeptIntake): void {
    newest.current = next;
    setIntake(next);
  }

  const open = useEffectEvent((kept: KeptIntake | null, other: KeptIntake | null) => {
    setOfBefore(kept !== null && kept.draft.clientId !== start?.draft.clientId);
    setWaiting(other);
    show(kept ?? start ?? { draft: newDraft(), files: new Map() });
  });
  useEffect(() => {
    let left = false;
    void Promise.all([loadIntake(owner), loadWaiting(owner)]).then(([kept, other]) => {
      if (!left) open(kept, other);
    });
    return () => {
      left = true;
    };
  }, [owner]);

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = writing.current.then(work, work);
    writing.current = done;
    return done;
  }

  return {
    intake,
    isOfBefore,
    waiting,
    isUnkept,
    async change(how, added) {
      const before = newest.current;
      if (!before) return;
      const draft = how(before.draft);
      const files = added ? new Map([...before.files, [added.clientId, added.file]]) : before.files;
      show({ draft, files });
      setUnkept(!(await inLine(() => keepIntake(owner, draft, added))));
    },
    async beginAnew() {
      show(waiting ?? { draft: newDraft(), files: new Map() });
      setWaiting(null);
      await inLine(() => forgetBegun(owner));
    },
    forget: () => inLine(() => forgetBegun(owner)),
  };
}
