import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetIntake, type KeptFile, type KeptIntake, keepIntake, loadIntake } from './intake-database.ts';
import { type IntakeDraft, isEmptyDraft, newDraft } from './intake-draft.ts';

export type IntakeChange = (draft: IntakeDraft) => IntakeDraft;

export interface KeptDraft {
  /** Null while the phone is asked. */
  intake: KeptIntake | null;
  /** Begun before this wizard was opened. */
  isOfBefore: boolean;
  /** In this page alone: the phone has no room. */
  isUnkept: boolean;
  /** Changes what is told and keeps it, with a photo or voice that came to it. Resolves when it is on the phone. */
  change: (how: IntakeChange, added?: { clientId: string; file: KeptFile }) => Promise<void>;
  /** Throws away what is kept. */
  beginAnew: () => Promise<void>;
  forget: () => Promise<void>;
}

/** What one farmer tells on this phone, kept at each tap. `start`: what another page said already, of what is begun anew. */
export function useIntakeDraft(owner: string, start: IntakeChange | null): KeptDraft {
  const [intake, setIntake] = useState<KeptIntake | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  /** Ahead of the screen: two changes in one tick are both of it. */
  const newest = useRef<KeptIntake | null>(null);
  /** Writes stand in line, or the older could be the last. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const [isOfBefore, setOfBefore] = useState(false);
  const begun = useRef(start);

  function show(next: KeptIntake): void {
    newest.current = next;
    setIntake(next);
  }

  const open = useEffectEvent((kept: KeptIntake | null) => {
    const goesOn = kept !== null && (begun.current === null || !isEmptyDraft(kept.draft));
    setOfBefore(goesOn);
    show(goesOn ? kept : newIntake(begun.current));
  });
  useEffect(() => {
    let left = false;
    void loadIntake(owner).then((kept) => {
      if (!left) open(kept);
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
      show(newIntake(begun.current));
      await inLine(() => forgetIntake(owner));
    },
    forget: () => inLine(() => forgetIntake(owner)),
  };
}

const newIntake = (start: IntakeChange | null): KeptIntake => ({
  draft: start ? start(newDraft()) : newDraft(),
  files: new Map(),
});
